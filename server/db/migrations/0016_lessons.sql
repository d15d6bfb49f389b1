CREATE TABLE "calendar_feeds" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"renewals" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_book" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"lesson_id" uuid NOT NULL,
	"relation_id" uuid NOT NULL,
	"month" char(7) NOT NULL,
	"outcome" text NOT NULL,
	"minutes" integer NOT NULL,
	"paise" integer NOT NULL,
	"monthly_paise" integer,
	"attested_by" text NOT NULL,
	"attested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_book_lesson" UNIQUE("lesson_id"),
	CONSTRAINT "class_book_outcome_known" CHECK ("outcome" in ('held', 'learner_absent', 'teacher_absent', 'called_off')),
	CONSTRAINT "class_book_attested_by_known" CHECK ("attested_by" in ('student', 'silence'))
);
--> statement-breakpoint
CREATE TABLE "lesson_reminders" (
	"lesson_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_reminders_lesson_id_kind_starts_at_pk" PRIMARY KEY("lesson_id","kind","starts_at"),
	CONSTRAINT "lesson_reminders_kind_known" CHECK ("kind" in ('evening', 'soon'))
);
--> statement-breakpoint
CREATE TABLE "lesson_series" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"relation_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lesson_times" (
	"lesson_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lesson_times_lesson_id_starts_at_pk" PRIMARY KEY("lesson_id","starts_at"),
	CONSTRAINT "lesson_times_end_after_start" CHECK ("lesson_times"."ends_at" > "lesson_times"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"relation_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"series_id" uuid,
	"occurs_at" timestamp (3) with time zone,
	"proposed_by" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"mode" text NOT NULL,
	"weekly_until" date,
	"note" text,
	"makes_up_for" uuid,
	"sequence" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by" text,
	"cancel_reason" text,
	"outcome" text,
	"taught" integer,
	"paise" integer,
	"monthly_paise" integer,
	"topic" text,
	"homework" text,
	"marked_at" timestamp (3) with time zone,
	"objected_at" timestamp (3) with time zone,
	"objection" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lessons_of_series" UNIQUE("series_id","occurs_at"),
	CONSTRAINT "lessons_proposed_by_known" CHECK ("proposed_by" in ('student', 'teacher')),
	CONSTRAINT "lessons_cancelled_by_known" CHECK ("cancelled_by" in ('student', 'teacher')),
	CONSTRAINT "lessons_state_known" CHECK ("state" in ('proposed', 'declined', 'lapsed', 'fixed', 'cancelled', 'marked', 'objected', 'confirmed')),
	CONSTRAINT "lessons_mode_known" CHECK ("mode" in ('student_home', 'teacher_home', 'online')),
	CONSTRAINT "lessons_outcome_known" CHECK ("outcome" in ('held', 'learner_absent', 'teacher_absent', 'called_off')),
	CONSTRAINT "lessons_note_length" CHECK (char_length("note") <= 500),
	CONSTRAINT "lessons_cancel_reason_length" CHECK (char_length("cancel_reason") <= 500),
	CONSTRAINT "lessons_topic_length" CHECK (char_length("topic") <= 500),
	CONSTRAINT "lessons_homework_length" CHECK (char_length("homework") <= 500),
	CONSTRAINT "lessons_objection_length" CHECK (char_length("objection") <= 500),
	CONSTRAINT "lessons_end_after_start" CHECK ("lessons"."ends_at" > "lessons"."starts_at"),
	CONSTRAINT "lessons_series_occurs" CHECK (("lessons"."series_id" is null) = ("lessons"."occurs_at" is null)),
	CONSTRAINT "lessons_marked_whole" CHECK (("lessons"."state" in ('marked', 'objected', 'confirmed')) = ("lessons"."outcome" is not null)
        and ("lessons"."outcome" is null) = ("lessons"."taught" is null) and ("lessons"."outcome" is null) = ("lessons"."paise" is null)),
	CONSTRAINT "lessons_counts_valid" CHECK ("lessons"."taught" >= 0 and "lessons"."paise" >= 0 and "lessons"."monthly_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "month_payments" (
	"relation_id" uuid NOT NULL,
	"month" char(7) NOT NULL,
	"said_by" text NOT NULL,
	"paise" integer NOT NULL,
	"said_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "month_payments_relation_id_month_said_by_paise_pk" PRIMARY KEY("relation_id","month","said_by","paise"),
	CONSTRAINT "month_payments_said_by_known" CHECK ("said_by" in ('student', 'teacher'))
);
--> statement-breakpoint
ALTER TABLE "teachers" ADD COLUMN "upi_address" text;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_book" ADD CONSTRAINT "class_book_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_book" ADD CONSTRAINT "class_book_relation_id_relations_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_reminders" ADD CONSTRAINT "lesson_reminders_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_series" ADD CONSTRAINT "lesson_series_relation_id_relations_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_times" ADD CONSTRAINT "lesson_times_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_relation_id_relations_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_teacher_id_accounts_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_student_id_accounts_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_series_id_lesson_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."lesson_series"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_makes_up_for_lessons_id_fk" FOREIGN KEY ("makes_up_for") REFERENCES "public"."lessons"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_payments" ADD CONSTRAINT "month_payments_relation_id_relations_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_book_of_month" ON "class_book" USING btree ("relation_id","month");--> statement-breakpoint
CREATE INDEX "lesson_series_of_relation" ON "lesson_series" USING btree ("relation_id");--> statement-breakpoint
CREATE INDEX "lessons_of_teacher" ON "lessons" USING btree ("teacher_id","starts_at");--> statement-breakpoint
CREATE INDEX "lessons_of_student" ON "lessons" USING btree ("student_id","starts_at");--> statement-breakpoint
CREATE INDEX "lessons_of_relation" ON "lessons" USING btree ("relation_id","starts_at");--> statement-breakpoint
CREATE INDEX "lessons_made_up" ON "lessons" USING btree ("makes_up_for") WHERE "makes_up_for" is not null;--> statement-breakpoint
CREATE INDEX "lessons_to_remind" ON "lessons" USING btree ("starts_at") WHERE state = 'fixed';--> statement-breakpoint
CREATE INDEX "lessons_to_lapse" ON "lessons" USING btree ("starts_at") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "lessons_to_attest" ON "lessons" USING btree ("marked_at") WHERE state = 'marked' and objected_at is null;--> statement-breakpoint

-- R13.4: two lessons of one teacher never overlap, nor two of one family. Half-open: one may end when the next begins.
-- Deferrable, so that a series that is moved by whole weeks is judged when all of it has moved.
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_teacher_no_overlap" EXCLUDE USING gist (
  teacher_id WITH =,
  tstzrange(starts_at, ends_at) WITH &&
) WHERE (state IN ('fixed', 'marked', 'objected', 'confirmed')) DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_student_no_overlap" EXCLUDE USING gist (
  student_id WITH =,
  tstzrange(starts_at, ends_at) WITH &&
) WHERE (state IN ('fixed', 'marked', 'objected', 'confirmed')) DEFERRABLE INITIALLY IMMEDIATE;
