CREATE TABLE "learners" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"grade" text,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"preferred_days" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learners_preferred_days_known" CHECK ("preferred_days" <@ array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']::text[]),
	CONSTRAINT "learners_name_length" CHECK (char_length("name") <= 80),
	CONSTRAINT "learners_grade_length" CHECK (char_length("grade") <= 40)
);
--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "learner_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "relations" ADD COLUMN "learner_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "learners" ADD CONSTRAINT "learners_account_id_students_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."students"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learners_of_account" ON "learners" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "lessons_called_off" ON "lessons" USING btree ("cancelled_at") WHERE state = 'cancelled' and cancelled_by is null;