CREATE TABLE "shown_students" (
	"teacher_id" uuid NOT NULL,
	"day" date NOT NULL,
	"student_id" uuid NOT NULL,
	CONSTRAINT "shown_students_teacher_id_day_student_id_pk" PRIMARY KEY("teacher_id","day","student_id")
);
--> statement-breakpoint
ALTER TABLE "shown_students" ADD CONSTRAINT "shown_students_teacher_id_teachers_account_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("account_id") ON DELETE cascade ON UPDATE no action;