CREATE TABLE "admin_recovery_codes" (
	"account_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "admin_recovery_codes_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"verdict_id" uuid NOT NULL,
	"words" text NOT NULL,
	"decision" text,
	"answer" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appeals_once" UNIQUE("verdict_id"),
	CONSTRAINT "appeals_decision_known" CHECK ("decision" in ('granted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "contact_answers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"message_id" uuid NOT NULL,
	"admin_id" uuid,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "queue_items" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"priority" smallint NOT NULL,
	"waiting_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"claimed_by" uuid,
	"claimed_until" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "queue_items_subject" UNIQUE("kind","subject_id"),
	CONSTRAINT "queue_items_kind_known" CHECK ("kind" in ('document', 'report', 'claim', 'review', 'letter', 'appeal'))
);
--> statement-breakpoint
CREATE TABLE "search_days" (
	"day" date NOT NULL,
	"subject" text NOT NULL,
	"area" text NOT NULL,
	"searches" integer NOT NULL,
	"without_result" integer NOT NULL,
	CONSTRAINT "search_days_day_subject_area_pk" PRIMARY KEY("day","subject","area")
);
--> statement-breakpoint
CREATE TABLE "verdicts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"act" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"concerned_id" uuid,
	"admin_id" uuid,
	"rule" text DEFAULT 'other' NOT NULL,
	"words" text NOT NULL,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"appeal_hash" "bytea",
	"appeal_until" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "verdicts_appeal_hash" UNIQUE("appeal_hash")
);
--> statement-breakpoint
CREATE TABLE "relation_questions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"relation_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"day" smallint NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answer" boolean,
	CONSTRAINT "relation_questions_once" UNIQUE("relation_id","account_id","day"),
	CONSTRAINT "relation_questions_day_known" CHECK ("day" in (3, 14)),
	CONSTRAINT "relation_questions_answered" CHECK (("relation_questions"."answer" is null) = ("relation_questions"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "intro_videos" ADD COLUMN "titles" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "intro_videos" ADD COLUMN "media_type" text;--> statement-breakpoint
ALTER TABLE "intro_videos" ADD COLUMN "size" bigint;--> statement-breakpoint
ALTER TABLE "relations" ADD COLUMN "similar_offered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "admin_recovery_codes" ADD CONSTRAINT "admin_recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_verdict_id_verdicts_id_fk" FOREIGN KEY ("verdict_id") REFERENCES "public"."verdicts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_admin_id_accounts_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_settings" ADD CONSTRAINT "office_settings_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_items" ADD CONSTRAINT "queue_items_claimed_by_accounts_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_concerned_id_accounts_id_fk" FOREIGN KEY ("concerned_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_admin_id_accounts_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_undone_by_accounts_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relation_questions" ADD CONSTRAINT "relation_questions_relation_id_relations_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relation_questions" ADD CONSTRAINT "relation_questions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeals_listed" ON "appeals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "appeals_of_decider" ON "appeals" USING btree ("decided_by") WHERE "decided_by" is not null;--> statement-breakpoint
CREATE INDEX "contact_answers_of_message" ON "contact_answers" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_answers_of_admin" ON "contact_answers" USING btree ("admin_id") WHERE "admin_id" is not null;--> statement-breakpoint
CREATE INDEX "office_settings_of_changer" ON "office_settings" USING btree ("changed_by") WHERE "changed_by" is not null;--> statement-breakpoint
CREATE INDEX "queue_items_open" ON "queue_items" USING btree ("priority" DESC NULLS LAST,"waiting_since","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "queue_items_open_of_kind" ON "queue_items" USING btree ("kind","priority" DESC NULLS LAST,"waiting_since","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "queue_items_done" ON "queue_items" USING btree ("done_at","id") WHERE "done_at" is not null;--> statement-breakpoint
CREATE INDEX "queue_items_of_claimer" ON "queue_items" USING btree ("claimed_by") WHERE "claimed_by" is not null;--> statement-breakpoint
CREATE INDEX "verdicts_of_subject" ON "verdicts" USING btree ("subject_kind","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "verdicts_of_concerned" ON "verdicts" USING btree ("concerned_id","created_at") WHERE "concerned_id" is not null;--> statement-breakpoint
CREATE INDEX "verdicts_of_admin" ON "verdicts" USING btree ("admin_id") WHERE "admin_id" is not null;--> statement-breakpoint
CREATE INDEX "verdicts_of_undoer" ON "verdicts" USING btree ("undone_by") WHERE "undone_by" is not null;--> statement-breakpoint
CREATE INDEX "relation_questions_of_account" ON "relation_questions" USING btree ("account_id","asked_at");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "audit_log" USING btree ("subject_kind","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("created_at","id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "contact_messages_done" ON "contact_messages" USING btree ("handled_at","id") WHERE "handled_at" is not null;--> statement-breakpoint
CREATE INDEX "fee_entries_listed" ON "fee_entries" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "guarantee_claims_listed" ON "guarantee_claims" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "relations_to_offer_similar" ON "relations" USING btree ("requested_at") WHERE status = 'pending' and asked_by = 'student' and similar_offered_at is null;--> statement-breakpoint
CREATE INDEX "reports_listed" ON "reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_listed" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("hidden_at","id") WHERE "hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "documents_listed" ON "documents" USING btree ("uploaded_at","id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answer_length" CHECK (char_length("answer") <= 2000);