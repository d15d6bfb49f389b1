CREATE TABLE "profile_view_days" (
	"teacher_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "profile_view_days_teacher_id_day_pk" PRIMARY KEY("teacher_id","day")
);
--> statement-breakpoint
CREATE TABLE "profile_view_visitors" (
	"teacher_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" "bytea" NOT NULL,
	CONSTRAINT "profile_view_visitors_teacher_id_day_visitor_hash_pk" PRIMARY KEY("teacher_id","day","visitor_hash")
);
--> statement-breakpoint
INSERT INTO "profile_view_days" ("teacher_id", "day", "views")
SELECT "teacher_id", "day", count(*) FROM "profile_views" GROUP BY "teacher_id", "day";
--> statement-breakpoint
DROP TABLE "profile_views" CASCADE;--> statement-breakpoint
ALTER TABLE "profile_view_days" ADD CONSTRAINT "profile_view_days_teacher_id_teachers_account_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_view_visitors" ADD CONSTRAINT "profile_view_visitors_teacher_id_teachers_account_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("account_id") ON DELETE cascade ON UPDATE no action;