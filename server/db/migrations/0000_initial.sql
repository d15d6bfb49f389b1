-- Every table, as drizzle-kit wrote it; before and after them what it cannot say.
-- Points on the sphere, forgiving text search, case-insensitive e-mails, and "no overlap on one day".
CREATE EXTENSION IF NOT EXISTS cube;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS citext;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"role" text NOT NULL,
	"email" "citext",
	"name" text NOT NULL,
	"password_hash" text,
	"email_verified_at" timestamp (3) with time zone,
	"registrations" integer DEFAULT 1 NOT NULL,
	"google_subject" text,
	"phone" text,
	"phone_verified_at" timestamp (3) with time zone,
	"language" text DEFAULT 'en' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"status_changed_at" timestamp (3) with time zone,
	"deletion_reason" text,
	"erased_at" timestamp (3) with time zone,
	"suspended_at" timestamp (3) with time zone,
	"suspension_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_role" UNIQUE("email","role"),
	CONSTRAINT "accounts_google_subject_role" UNIQUE("google_subject","role"),
	CONSTRAINT "accounts_role_known" CHECK ("role" in ('student', 'teacher', 'admin', 'support', 'verifier')),
	CONSTRAINT "accounts_status_known" CHECK ("status" in ('active', 'deactivated', 'deleted')),
	CONSTRAINT "accounts_language_known" CHECK ("language" in ('en', 'hi', 'ur')),
	CONSTRAINT "accounts_email_present" CHECK ("accounts"."email" is not null or "accounts"."erased_at" is not null),
	CONSTRAINT "accounts_phone_e164" CHECK ("phone" ~ '^\+[1-9][0-9]{6,14}$')
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"answered" boolean DEFAULT false NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "oauth_exchanges" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"account_id" uuid NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_states" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"role" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"client_state" text,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "oauth_states_role_known" CHECK ("role" in ('student', 'teacher'))
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"link_hash" "bytea" NOT NULL,
	"new_email" "citext",
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_codes_link_hash" UNIQUE("link_hash"),
	CONSTRAINT "one_time_codes_purpose_known" CHECK ("purpose" in ('verify_email', 'reset_password', 'reactivate', 'confirm', 'change_email', 'verify_phone'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"page_hash" "bytea",
	"user_agent" text,
	"address" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_by" text DEFAULT 'password' NOT NULL,
	CONSTRAINT "sessions_token_hash" UNIQUE("token_hash"),
	CONSTRAINT "sessions_page_hash" UNIQUE("page_hash"),
	CONSTRAINT "sessions_confirmed_by_known" CHECK ("confirmed_by" in ('password', 'code', 'google'))
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"way" text NOT NULL,
	"user_agent" text NOT NULL,
	"network" text NOT NULL,
	"device_hash" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_ins_way_known" CHECK ("way" in ('password', 'code', 'google'))
);
--> statement-breakpoint
CREATE TABLE "admin_recovery_codes" (
	"account_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "admin_recovery_codes_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "admin_second_factors" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"next_secret" "bytea",
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"admin_id" uuid NOT NULL,
	"act" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"address" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"handled_at" timestamp (3) with time zone,
	"handled_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_language_known" CHECK ("language" in ('en', 'hi', 'ur'))
);
--> statement-breakpoint
CREATE TABLE "demo_inbox" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "indexnow_submissions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"url_count" integer NOT NULL,
	"status_code" integer,
	"failure" text,
	"submitted_by" uuid,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "indexnow_urls" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"url" text NOT NULL,
	"submission_id" uuid,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intro_videos" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"titles" jsonb NOT NULL,
	"audience" text NOT NULL,
	"url" text,
	"file_key" text,
	"media_type" text,
	"size" bigint,
	"poster_key" text,
	"position" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "intro_videos_audience_known" CHECK ("audience" in ('everyone', 'student', 'teacher')),
	CONSTRAINT "intro_videos_one_source" CHECK (num_nonnulls("intro_videos"."url", "intro_videos"."file_key") = 1)
);
--> statement-breakpoint
CREATE TABLE "offered_addresses" (
	"path" text PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"facts" text NOT NULL,
	"noticed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "security_log" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"event" text NOT NULL,
	"call" text NOT NULL,
	"about" text NOT NULL,
	"subject" text NOT NULL,
	"network" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "security_log_repeats" UNIQUE("event","call","about","subject","network","hour")
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
	"learner_ids" uuid[] DEFAULT '{}' NOT NULL,
	"makes_up_for" uuid,
	"price_kind" text,
	"price_paise" integer,
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
	"mailed_at" timestamp (3) with time zone,
	"objected_at" timestamp (3) with time zone,
	"objection" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lessons_of_series" UNIQUE("series_id","occurs_at"),
	CONSTRAINT "lessons_proposed_by_known" CHECK ("proposed_by" in ('student', 'teacher')),
	CONSTRAINT "lessons_cancelled_by_known" CHECK ("cancelled_by" in ('student', 'teacher')),
	CONSTRAINT "lessons_state_known" CHECK ("state" in ('proposed', 'declined', 'lapsed', 'fixed', 'cancelled', 'marked', 'objected', 'confirmed')),
	CONSTRAINT "lessons_mode_known" CHECK ("mode" in ('student_home', 'teacher_home', 'online')),
	CONSTRAINT "lessons_outcome_known" CHECK ("outcome" in ('held', 'learner_absent', 'teacher_absent', 'called_off')),
	CONSTRAINT "lessons_price_kind_known" CHECK ("price_kind" in ('hourly', 'monthly', 'none')),
	CONSTRAINT "lessons_price_whole" CHECK (("lessons"."price_paise" is null) = ("lessons"."price_kind" is null or "lessons"."price_kind" = 'none')),
	CONSTRAINT "lessons_note_length" CHECK (char_length("note") <= 500),
	CONSTRAINT "lessons_cancel_reason_length" CHECK (char_length("cancel_reason") <= 500),
	CONSTRAINT "lessons_topic_length" CHECK (char_length("topic") <= 500),
	CONSTRAINT "lessons_homework_length" CHECK (char_length("homework") <= 500),
	CONSTRAINT "lessons_objection_length" CHECK (char_length("objection") <= 500),
	CONSTRAINT "lessons_end_after_start" CHECK ("lessons"."ends_at" > "lessons"."starts_at"),
	CONSTRAINT "lessons_series_occurs" CHECK (("lessons"."series_id" is null) = ("lessons"."occurs_at" is null)),
	CONSTRAINT "lessons_marked_whole" CHECK (("lessons"."state" in ('marked', 'objected', 'confirmed')) = ("lessons"."outcome" is not null)
        and ("lessons"."outcome" is null) = ("lessons"."taught" is null) and ("lessons"."outcome" is null) = ("lessons"."paise" is null)),
	CONSTRAINT "lessons_counts_valid" CHECK ("lessons"."taught" >= 0 and "lessons"."paise" >= 0 and "lessons"."monthly_paise" >= 0 and "lessons"."price_paise" >= 0)
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
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"given" boolean NOT NULL,
	"policy_version" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_kind_known" CHECK ("kind" in ('terms', 'privacy', 'adult', 'analytics')),
	CONSTRAINT "consents_language_known" CHECK ("language" in ('en', 'hi', 'ur'))
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mail" boolean NOT NULL,
	"push" boolean DEFAULT true NOT NULL,
	CONSTRAINT "notification_choices_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"sequence" bigserial NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"related_link" text,
	"pinned" boolean DEFAULT false NOT NULL,
	"read_at" timestamp (3) with time zone,
	"cleared_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_two_people" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "fee_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"relation_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"state_changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"state_changed_by" uuid,
	"note" text,
	CONSTRAINT "fee_entries_relation" UNIQUE("relation_id"),
	CONSTRAINT "fee_entries_state_known" CHECK ("state" in ('due', 'waived', 'paid', 'refunded')),
	CONSTRAINT "fee_entries_amount_valid" CHECK ("fee_entries"."amount" >= 0),
	CONSTRAINT "fee_entries_currency_valid" CHECK ("currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "guarantee_claims" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"relation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"decision" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "guarantee_claims_kind_known" CHECK ("kind" in ('replacement', 'refund')),
	CONSTRAINT "guarantee_claims_status_known" CHECK ("status" in ('open', 'granted', 'refused'))
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
CREATE TABLE "relations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"student_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"message" text,
	"response" text,
	"requested_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"activated_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"similar_offered_at" timestamp (3) with time zone,
	"learner_ids" uuid[] DEFAULT '{}' NOT NULL,
	"one_person" boolean DEFAULT false NOT NULL,
	CONSTRAINT "relations_asked_by_known" CHECK ("asked_by" in ('student', 'teacher')),
	CONSTRAINT "relations_ended_by_known" CHECK ("ended_by" in ('student', 'teacher')),
	CONSTRAINT "relations_status_known" CHECK ("status" in ('pending', 'accepted', 'declined', 'withdrawn', 'expired', 'ended')),
	CONSTRAINT "relations_message_length" CHECK (char_length("message") <= 1000),
	CONSTRAINT "relations_response_length" CHECK (char_length("response") <= 1000),
	CONSTRAINT "relations_two_people" CHECK ("relations"."student_id" <> "relations"."teacher_id"),
	CONSTRAINT "relations_active_since" CHECK ("relations"."status" not in ('accepted', 'ended') or "relations"."activated_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reporter_id" uuid,
	"reported_id" uuid NOT NULL,
	"review_id" uuid,
	"reason" text NOT NULL,
	"details" text,
	"status" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"handled_at" timestamp (3) with time zone,
	"handled_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_reason_known" CHECK ("reason" in ('spam', 'abuse', 'fake', 'unsafe', 'other')),
	CONSTRAINT "reports_status_known" CHECK ("status" in ('open', 'acted', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"public_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"relation_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"counted" boolean DEFAULT false NOT NULL,
	"stars" smallint NOT NULL,
	"text" text,
	"language" text,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"hidden_by" uuid,
	"hidden_reason" text,
	"taken_back_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_public_id" UNIQUE("public_id"),
	CONSTRAINT "reviews_student_teacher" UNIQUE("student_id","teacher_id"),
	CONSTRAINT "reviews_stars_valid" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_language_known" CHECK ("language" in ('en', 'hi', 'ur')),
	CONSTRAINT "reviews_text_length" CHECK (char_length("text") <= 2000),
	CONSTRAINT "reviews_answer_length" CHECK (char_length("answer") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"teacher_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shortlisted_teachers" (
	"account_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shortlisted_teachers_account_id_teacher_id_pk" PRIMARY KEY("account_id","teacher_id")
);
--> statement-breakpoint
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
CREATE TABLE "students" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"gender" text,
	"bio" text,
	"photo_key" text,
	"grade" text,
	"default_location" text,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"preferred_days" text[] DEFAULT '{}' NOT NULL,
	"preferred_distance" real,
	"adult_declared_at" timestamp (3) with time zone,
	"longitude" double precision,
	"latitude" double precision,
	"address" jsonb,
	"location_is_manual" boolean DEFAULT false NOT NULL,
	"located_at" timestamp (3) with time zone,
	"public_cell" text,
	"public_longitude" double precision,
	"public_latitude" double precision,
	"public_area" text,
	"public_cell_changed_at" timestamp (3) with time zone,
	"public_point" "cube" GENERATED ALWAYS AS (case when public_latitude is null then null else cube(array[
      6371 * cos(radians(public_latitude)) * cos(radians(public_longitude)),
      6371 * cos(radians(public_latitude)) * sin(radians(public_longitude)),
      6371 * sin(radians(public_latitude))
    ]) end) STORED,
	"listed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "students_gender_known" CHECK ("gender" in ('male', 'female', 'other')),
	CONSTRAINT "students_default_location_known" CHECK ("default_location" in ('home', 'school', 'current')),
	CONSTRAINT "students_preferred_days_known" CHECK ("preferred_days" <@ array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']::text[]),
	CONSTRAINT "students_preferred_distance_positive" CHECK ("students"."preferred_distance" > 0),
	CONSTRAINT "students_place_valid" CHECK (num_nulls("longitude", "latitude") in (0, 2) and "longitude" between -180 and 180 and "latitude" between -90 and 90 and not ("longitude" = 0 and "latitude" = 0)),
	CONSTRAINT "students_public_place_whole" CHECK (num_nulls("public_cell", "public_longitude", "public_latitude") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "availability_slots" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"day" text NOT NULL,
	"start_time" time(0) NOT NULL,
	"end_time" time(0) NOT NULL,
	CONSTRAINT "availability_slots_day_known" CHECK ("day" in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
	CONSTRAINT "availability_slots_end_after_start" CHECK ("availability_slots"."end_time" > "availability_slots"."start_time")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"teacher_id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"file_key" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"sha256" "bytea" NOT NULL,
	"uploaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"verified_name" text,
	"set_back_from" timestamp (3) with time zone,
	"rejected_at" timestamp (3) with time zone,
	"rejection_reason" text,
	"decided_by" uuid,
	CONSTRAINT "documents_file_key" UNIQUE("file_key"),
	CONSTRAINT "documents_type_known" CHECK ("type" in ('identity', 'qualification', 'address', 'other')),
	CONSTRAINT "documents_decided_once" CHECK ("documents"."verified_at" is null or "documents"."rejected_at" is null)
);
--> statement-breakpoint
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
CREATE TABLE "shown_students" (
	"teacher_id" uuid NOT NULL,
	"day" date NOT NULL,
	"student_id" uuid NOT NULL,
	CONSTRAINT "shown_students_teacher_id_day_student_id_pk" PRIMARY KEY("teacher_id","day","student_id")
);
--> statement-breakpoint
CREATE TABLE "teachers" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"gender" text,
	"bio" text,
	"bio_language" text,
	"photo_key" text,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"qualifications" text[] DEFAULT '{}' NOT NULL,
	"teaching_range" real DEFAULT 10 NOT NULL,
	"experience_years" integer,
	"fee_hourly" integer,
	"fee_monthly" integer,
	"upi_address" text,
	"modes" text[] DEFAULT '{}' NOT NULL,
	"boards" text[] DEFAULT '{}' NOT NULL,
	"classes" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"longitude" double precision,
	"latitude" double precision,
	"address" jsonb,
	"location_is_manual" boolean DEFAULT false NOT NULL,
	"located_at" timestamp (3) with time zone,
	"public_cell" text,
	"public_longitude" double precision,
	"public_latitude" double precision,
	"public_area" text,
	"public_cell_changed_at" timestamp (3) with time zone,
	"public_point" "cube" GENERATED ALWAYS AS (case when public_latitude is null then null else cube(array[
      6371 * cos(radians(public_latitude)) * cos(radians(public_longitude)),
      6371 * cos(radians(public_latitude)) * sin(radians(public_longitude)),
      6371 * sin(radians(public_latitude))
    ]) end) STORED,
	"away_cell" text,
	"away_days" integer DEFAULT 0 NOT NULL,
	"away_on" date,
	"earlier_cells" text[] DEFAULT '{}' NOT NULL,
	"free_days" text[] DEFAULT '{}' NOT NULL,
	"slow_to_answer" boolean DEFAULT false NOT NULL,
	"accepting_students" boolean DEFAULT true NOT NULL,
	"listed" boolean DEFAULT false NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"rating" numeric(3, 2),
	"review_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teachers_gender_known" CHECK ("gender" in ('male', 'female', 'other')),
	CONSTRAINT "teachers_bio_language_known" CHECK ("bio_language" in ('en', 'hi', 'ur')),
	CONSTRAINT "teachers_qualifications_known" CHECK ("qualifications" <@ array['bachelor_degree', 'master_degree', 'phd', 'teaching_certificate', 'professional_certification', 'associate_degree', 'diploma', 'high_school']::text[]),
	CONSTRAINT "teachers_modes_known" CHECK ("modes" <@ array['student_home', 'teacher_home', 'online']::text[]),
	CONSTRAINT "teachers_boards_known" CHECK ("boards" <@ array['cbse', 'icse', 'state', 'nios', 'ib', 'igcse']::text[]),
	CONSTRAINT "teachers_classes_known" CHECK ("classes" <@ array['nursery', 'kg', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', 'college', 'competitive']::text[]),
	CONSTRAINT "teachers_languages_known" CHECK ("languages" <@ array['english', 'hindi', 'urdu', 'punjabi', 'bengali', 'tamil', 'sanskrit']::text[]),
	CONSTRAINT "teachers_teaching_range_valid" CHECK ("teachers"."teaching_range" > 0 and "teachers"."teaching_range" <= 100),
	CONSTRAINT "teachers_experience_years_valid" CHECK ("teachers"."experience_years" between 0 and 80),
	CONSTRAINT "teachers_subjects_size" CHECK (octet_length("teachers"."subjects"::text) <= 4000),
	CONSTRAINT "teachers_fees_valid" CHECK ("teachers"."fee_hourly" >= 0 and "teachers"."fee_monthly" >= 0),
	CONSTRAINT "teachers_place_valid" CHECK (num_nulls("longitude", "latitude") in (0, 2) and "longitude" between -180 and 180 and "latitude" between -90 and 90 and not ("longitude" = 0 and "latitude" = 0)),
	CONSTRAINT "teachers_public_place_whole" CHECK (num_nulls("public_cell", "public_longitude", "public_latitude") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "wish_checks" (
	"teacher_id" uuid PRIMARY KEY NOT NULL,
	"before" jsonb,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wish_matches" (
	"wish_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"found_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "wish_matches_wish_id_teacher_id_pk" PRIMARY KEY("wish_id","teacher_id")
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"query" jsonb NOT NULL,
	"keys" text[] NOT NULL,
	"terms" jsonb NOT NULL,
	"point" "cube" NOT NULL,
	"chord" double precision,
	"cell" text,
	"reach" "cube" NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishes_keys_present" CHECK (cardinality("wishes"."keys") > 0)
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_exchanges" ADD CONSTRAINT "oauth_exchanges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_recovery_codes" ADD CONSTRAINT "admin_recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_second_factors" ADD CONSTRAINT "admin_second_factors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_verdict_id_verdicts_id_fk" FOREIGN KEY ("verdict_id") REFERENCES "public"."verdicts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_admin_id_accounts_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_admin_id_accounts_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_handled_by_accounts_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indexnow_submissions" ADD CONSTRAINT "indexnow_submissions_submitted_by_accounts_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indexnow_urls" ADD CONSTRAINT "indexnow_urls_submission_id_indexnow_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."indexnow_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_settings" ADD CONSTRAINT "office_settings_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_items" ADD CONSTRAINT "queue_items_claimed_by_accounts_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_concerned_id_accounts_id_fk" FOREIGN KEY ("concerned_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_admin_id_accounts_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_undone_by_accounts_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_accounts_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_accounts_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_entries" ADD CONSTRAINT "fee_entries_relation_id_relations_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_entries" ADD CONSTRAINT "fee_entries_state_changed_by_accounts_id_fk" FOREIGN KEY ("state_changed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantee_claims" ADD CONSTRAINT "guarantee_claims_relation_id_relations_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantee_claims" ADD CONSTRAINT "guarantee_claims_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relation_questions" ADD CONSTRAINT "relation_questions_relation_id_relations_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relation_questions" ADD CONSTRAINT "relation_questions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_student_id_accounts_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_teacher_id_accounts_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_accounts_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_id_accounts_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_handled_by_accounts_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_relation_id_relations_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_student_id_accounts_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_teacher_id_accounts_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden_by_accounts_id_fk" FOREIGN KEY ("hidden_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlisted_teachers" ADD CONSTRAINT "shortlisted_teachers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlisted_teachers" ADD CONSTRAINT "shortlisted_teachers_teacher_id_accounts_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learners" ADD CONSTRAINT "learners_account_id_students_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."students"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_slots" ADD CONSTRAINT "availability_slots_teacher_id_teachers_account_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_teacher_id_teachers_account_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_view_days" ADD CONSTRAINT "profile_view_days_teacher_id_teachers_account_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_view_visitors" ADD CONSTRAINT "profile_view_visitors_teacher_id_teachers_account_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_students" ADD CONSTRAINT "shown_students_teacher_id_teachers_account_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_checks" ADD CONSTRAINT "wish_checks_teacher_id_accounts_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_matches" ADD CONSTRAINT "wish_matches_wish_id_wishes_id_fk" FOREIGN KEY ("wish_id") REFERENCES "public"."wishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_matches" ADD CONSTRAINT "wish_matches_teacher_id_accounts_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_to_erase" ON "accounts" USING btree ("status_changed_at") WHERE status = 'deleted' and erased_at is null;--> statement-breakpoint
CREATE INDEX "accounts_newest" ON "accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_of_role" ON "accounts" USING btree ("role","status","created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_suspended" ON "accounts" USING btree ("suspended_at","id") WHERE "suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "accounts_searched" ON "accounts" USING gin (lower("name" || ' ' || coalesce("email"::text, '') || ' ' || coalesce("phone", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_unverified" ON "accounts" USING btree ("updated_at") WHERE email_verified_at is null and status = 'active';--> statement-breakpoint
CREATE INDEX "idempotency_keys_old" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "oauth_exchanges_expired" ON "oauth_exchanges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_exchanges_of_account" ON "oauth_exchanges" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "oauth_states_expired" ON "oauth_states" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_latest" ON "one_time_codes" USING btree ("account_id","purpose","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_expired" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expired" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_of_account" ON "sessions" USING btree ("account_id","last_used_at");--> statement-breakpoint
CREATE INDEX "sessions_expired" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_idle" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "sessions_revoked" ON "sessions" USING btree ("revoked_at") WHERE "revoked_at" is not null;--> statement-breakpoint
CREATE INDEX "sign_ins_of_account" ON "sign_ins" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "sign_ins_old" ON "sign_ins" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "appeals_decided" ON "appeals" USING btree ("decision","created_at","id") WHERE "decision" is not null;--> statement-breakpoint
CREATE INDEX "appeals_of_decider" ON "appeals" USING btree ("decided_by") WHERE "decided_by" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "audit_log" USING btree ("subject_kind","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_of_act" ON "audit_log" USING btree ("act","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_of_admin" ON "audit_log" USING btree ("admin_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_answers_of_message" ON "contact_answers" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_answers_of_admin" ON "contact_answers" USING btree ("admin_id") WHERE "admin_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_open" ON "contact_messages" USING btree ("created_at","id") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "contact_messages_done" ON "contact_messages" USING btree ("handled_at","id") WHERE "handled_at" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_of_account" ON "contact_messages" USING btree ("account_id") WHERE "account_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_of_handler" ON "contact_messages" USING btree ("handled_by") WHERE "handled_by" is not null;--> statement-breakpoint
CREATE INDEX "demo_inbox_newest" ON "demo_inbox" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "indexnow_submissions_of_submitter" ON "indexnow_submissions" USING btree ("submitted_by") WHERE "submitted_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "indexnow_urls_waiting" ON "indexnow_urls" USING btree ("url") WHERE submission_id is null;--> statement-breakpoint
CREATE INDEX "indexnow_urls_of_submission" ON "indexnow_urls" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "office_settings_of_changer" ON "office_settings" USING btree ("changed_by") WHERE "changed_by" is not null;--> statement-breakpoint
CREATE INDEX "queue_items_open" ON "queue_items" USING btree ("priority" DESC NULLS LAST,"waiting_since","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "queue_items_open_of_kind" ON "queue_items" USING btree ("kind","priority" DESC NULLS LAST,"waiting_since","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "queue_items_done" ON "queue_items" USING btree ("done_at","id") WHERE "done_at" is not null;--> statement-breakpoint
CREATE INDEX "queue_items_of_claimer" ON "queue_items" USING btree ("claimed_by") WHERE "claimed_by" is not null;--> statement-breakpoint
CREATE INDEX "security_log_old" ON "security_log" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "verdicts_of_subject" ON "verdicts" USING btree ("subject_kind","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "verdicts_of_concerned" ON "verdicts" USING btree ("concerned_id","created_at") WHERE "concerned_id" is not null;--> statement-breakpoint
CREATE INDEX "verdicts_of_admin" ON "verdicts" USING btree ("admin_id") WHERE "admin_id" is not null;--> statement-breakpoint
CREATE INDEX "verdicts_of_undoer" ON "verdicts" USING btree ("undone_by") WHERE "undone_by" is not null;--> statement-breakpoint
CREATE INDEX "class_book_of_month" ON "class_book" USING btree ("relation_id","month");--> statement-breakpoint
CREATE INDEX "lesson_series_of_relation" ON "lesson_series" USING btree ("relation_id");--> statement-breakpoint
CREATE INDEX "lessons_of_teacher" ON "lessons" USING btree ("teacher_id","starts_at");--> statement-breakpoint
CREATE INDEX "lessons_of_student" ON "lessons" USING btree ("student_id","starts_at");--> statement-breakpoint
CREATE INDEX "lessons_of_relation" ON "lessons" USING btree ("relation_id","starts_at");--> statement-breakpoint
CREATE INDEX "lessons_made_up" ON "lessons" USING btree ("makes_up_for") WHERE "makes_up_for" is not null;--> statement-breakpoint
CREATE INDEX "lessons_to_remind" ON "lessons" USING btree ("starts_at") WHERE state = 'fixed';--> statement-breakpoint
CREATE INDEX "lessons_to_lapse" ON "lessons" USING btree ("starts_at") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "lessons_called_off" ON "lessons" USING btree ("cancelled_at") WHERE state = 'cancelled' and cancelled_by is null;--> statement-breakpoint
CREATE INDEX "lessons_mailed" ON "lessons" USING btree ("mailed_at") WHERE state = 'marked' and objected_at is null;--> statement-breakpoint
CREATE INDEX "consents_of_account" ON "consents" USING btree ("account_id","kind","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_stream" ON "notifications" USING btree ("account_id","sequence");--> statement-breakpoint
CREATE INDEX "notifications_shown" ON "notifications" USING btree ("account_id","pinned","created_at","id") WHERE cleared_at is null;--> statement-breakpoint
CREATE INDEX "notifications_oldest" ON "notifications" USING btree ("created_at") WHERE not pinned;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id") WHERE read_at is null and cleared_at is null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_account" ON "push_subscriptions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_session" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "blocks_of_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "fee_entries_listed" ON "fee_entries" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "fee_entries_by_day" ON "fee_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "fee_entries_of_decider" ON "fee_entries" USING btree ("state_changed_by") WHERE "state_changed_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "guarantee_claims_open" ON "guarantee_claims" USING btree ("relation_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "guarantee_claims_listed" ON "guarantee_claims" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "guarantee_claims_of_relation" ON "guarantee_claims" USING btree ("relation_id");--> statement-breakpoint
CREATE INDEX "guarantee_claims_of_decider" ON "guarantee_claims" USING btree ("decided_by") WHERE "decided_by" is not null;--> statement-breakpoint
CREATE INDEX "relation_questions_of_account" ON "relation_questions" USING btree ("account_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "relations_open_pair" ON "relations" USING btree ("student_id","teacher_id") WHERE status in ('pending', 'accepted');--> statement-breakpoint
CREATE INDEX "relations_of_student" ON "relations" USING btree ("student_id","status","requested_at","id");--> statement-breakpoint
CREATE INDEX "relations_of_teacher" ON "relations" USING btree ("teacher_id","status","requested_at","id");--> statement-breakpoint
CREATE INDEX "relations_of_pair" ON "relations" USING btree ("student_id","teacher_id","requested_at");--> statement-breakpoint
CREATE INDEX "relations_to_expire" ON "relations" USING btree ("expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "relations_to_offer_similar" ON "relations" USING btree ("requested_at") WHERE status = 'pending' and asked_by = 'student' and similar_offered_at is null;--> statement-breakpoint
CREATE INDEX "relations_to_question" ON "relations" USING btree ("activated_at") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "relations_requested" ON "relations" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "relations_answered" ON "relations" USING btree ("answered_at") WHERE "answered_at" is not null;--> statement-breakpoint
CREATE INDEX "relations_activated" ON "relations" USING btree ("activated_at") WHERE "activated_at" is not null;--> statement-breakpoint
CREATE INDEX "relations_unanswered" ON "relations" USING btree ("asked_by","requested_at","teacher_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "reports_listed" ON "reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_of_reported" ON "reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "reports_of_reporter" ON "reports" USING btree ("reporter_id") WHERE "reporter_id" is not null;--> statement-breakpoint
CREATE INDEX "reports_of_review" ON "reports" USING btree ("review_id") WHERE "review_id" is not null;--> statement-breakpoint
CREATE INDEX "reports_of_handler" ON "reports" USING btree ("handled_by") WHERE "handled_by" is not null;--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("created_at","id") WHERE hidden_at is null;--> statement-breakpoint
CREATE INDEX "reviews_hidden" ON "reviews" USING btree ("hidden_at","id") WHERE "hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "reviews_of_teacher" ON "reviews" USING btree ("teacher_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_of_relation" ON "reviews" USING btree ("relation_id");--> statement-breakpoint
CREATE INDEX "reviews_of_hider" ON "reviews" USING btree ("hidden_by") WHERE "hidden_by" is not null;--> statement-breakpoint
CREATE INDEX "search_changes_in_order" ON "search_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "shortlisted_teachers_of_teacher" ON "shortlisted_teachers" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "learners_of_account" ON "learners" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "students_listed_point" ON "students" USING gist ("public_point") WHERE listed;--> statement-breakpoint
CREATE INDEX "availability_slots_of_teacher" ON "availability_slots" USING btree ("teacher_id","day","start_time");--> statement-breakpoint
CREATE INDEX "documents_verified" ON "documents" USING btree ("verified_at","id") WHERE "verified_at" is not null;--> statement-breakpoint
CREATE INDEX "documents_rejected" ON "documents" USING btree ("rejected_at","id") WHERE "rejected_at" is not null;--> statement-breakpoint
CREATE INDEX "documents_of_teacher" ON "documents" USING btree ("teacher_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "documents_of_decider" ON "documents" USING btree ("decided_by") WHERE "decided_by" is not null;--> statement-breakpoint
CREATE INDEX "teachers_listed_point" ON "teachers" USING gist ("public_point") include ("teaching_range", "subjects", "free_days", "accepting_students", "verified_at") WHERE listed;--> statement-breakpoint
CREATE INDEX "teachers_listed_verified_point" ON "teachers" USING gist ("public_point") include ("teaching_range", "subjects", "free_days", "accepting_students") WHERE listed and verified_at is not null;--> statement-breakpoint
CREATE INDEX "teachers_listed_text" ON "teachers" USING gin ("search_text" gin_trgm_ops) WHERE listed;--> statement-breakpoint
CREATE INDEX "teachers_listed_subjects" ON "teachers" USING gin ("subjects") WHERE listed;--> statement-breakpoint
CREATE INDEX "teachers_listed_area" ON "teachers" USING btree ("public_area") WHERE listed;--> statement-breakpoint
CREATE INDEX "teachers_listed_modes" ON "teachers" USING gin ("modes") WHERE listed;--> statement-breakpoint
CREATE INDEX "wish_checks_oldest" ON "wish_checks" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "wish_matches_of_teacher" ON "wish_matches" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "wish_matches_to_tell" ON "wish_matches" USING btree ("wish_id") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "wishes_of_account" ON "wishes" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "wishes_keys" ON "wishes" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "wishes_reach" ON "wishes" USING gist ("reach");--> statement-breakpoint
CREATE INDEX "wishes_until" ON "wishes" USING btree ("until");--> statement-breakpoint
CREATE INDEX "wishes_without_cell" ON "wishes" USING btree ("id") WHERE cell is null;--> statement-breakpoint

-- R5.3: two slots of one teacher on one day never overlap. Minutes of the day as a half-open range: one may end when the next begins.
ALTER TABLE "availability_slots" ADD CONSTRAINT "availability_slots_no_overlap" EXCLUDE USING gist (
  teacher_id WITH =,
  day WITH =,
  int4range((extract(epoch FROM start_time) / 60)::int, (extract(epoch FROM end_time) / 60)::int) WITH &&
);--> statement-breakpoint

-- R13.4: two lessons of one teacher never overlap, nor two of one family. Half-open: one may end when the next begins.
-- Deferrable, so that a series that is moved by whole weeks is judged when all of it has moved.
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_teacher_no_overlap" EXCLUDE USING gist (
  teacher_id WITH =,
  tstzrange(starts_at, ends_at) WITH &&
) WHERE (state IN ('fixed', 'marked', 'objected', 'confirmed')) DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_student_no_overlap" EXCLUDE USING gist (
  student_id WITH =,
  tstzrange(starts_at, ends_at) WITH &&
) WHERE (state IN ('fixed', 'marked', 'objected', 'confirmed')) DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint

-- Room on each page for the next count of the same row, which then moves no index.
ALTER TABLE "rate_limits" SET (fillfactor = 50);
