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
	CONSTRAINT "accounts_role_known" CHECK ("role" in ('student', 'teacher', 'admin')),
	CONSTRAINT "accounts_status_known" CHECK ("status" in ('active', 'deactivated', 'deleted')),
	CONSTRAINT "accounts_language_known" CHECK ("language" in ('en', 'hi', 'ur')),
	CONSTRAINT "accounts_email_present" CHECK ("accounts"."email" is not null or "accounts"."erased_at" is not null),
	CONSTRAINT "accounts_phone_e164" CHECK ("phone" ~ '^\+[1-9][0-9]{6,14}$')
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
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_codes_link_hash" UNIQUE("link_hash"),
	CONSTRAINT "one_time_codes_purpose_known" CHECK ("purpose" in ('verify_email', 'reset_password', 'reactivate'))
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
	"user_agent" text,
	"address" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "admin_second_factors" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"admin_id" uuid NOT NULL,
	"act" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" text,
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
	"title" text NOT NULL,
	"language" text NOT NULL,
	"audience" text NOT NULL,
	"url" text,
	"file_key" text,
	"poster_key" text,
	"position" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "intro_videos_language_known" CHECK ("language" in ('en', 'hi', 'ur')),
	CONSTRAINT "intro_videos_audience_known" CHECK ("audience" in ('everyone', 'student', 'teacher')),
	CONSTRAINT "intro_videos_one_source" CHECK (num_nonnulls("intro_videos"."url", "intro_videos"."file_key") = 1)
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
	"relation_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"teacher_id" uuid NOT NULL,
	"stars" smallint NOT NULL,
	"text" text,
	"language" text,
	"hidden_at" timestamp (3) with time zone,
	"hidden_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_student_teacher" UNIQUE("student_id","teacher_id"),
	CONSTRAINT "reviews_stars_valid" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_language_known" CHECK ("language" in ('en', 'hi', 'ur')),
	CONSTRAINT "reviews_text_length" CHECK (char_length("text") <= 2000)
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
	"rejected_at" timestamp (3) with time zone,
	"rejection_reason" text,
	"decided_by" uuid,
	CONSTRAINT "documents_file_key" UNIQUE("file_key"),
	CONSTRAINT "documents_type_known" CHECK ("type" in ('identity', 'qualification', 'address', 'other')),
	CONSTRAINT "documents_decided_once" CHECK ("documents"."verified_at" is null or "documents"."rejected_at" is null)
);
--> statement-breakpoint
CREATE TABLE "profile_views" (
	"teacher_id" uuid NOT NULL,
	"day" date DEFAULT (now() at time zone 'utc')::date NOT NULL,
	"visitor_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_views_teacher_id_day_visitor_hash_pk" PRIMARY KEY("teacher_id","day","visitor_hash")
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
	"free_days" text[] DEFAULT '{}' NOT NULL,
	"slow_to_answer" boolean DEFAULT false NOT NULL,
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
ALTER TABLE "oauth_exchanges" ADD CONSTRAINT "oauth_exchanges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_second_factors" ADD CONSTRAINT "admin_second_factors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_admin_id_accounts_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_handled_by_accounts_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indexnow_submissions" ADD CONSTRAINT "indexnow_submissions_submitted_by_accounts_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indexnow_urls" ADD CONSTRAINT "indexnow_urls_submission_id_indexnow_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."indexnow_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_accounts_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_accounts_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_entries" ADD CONSTRAINT "fee_entries_relation_id_relations_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_entries" ADD CONSTRAINT "fee_entries_state_changed_by_accounts_id_fk" FOREIGN KEY ("state_changed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantee_claims" ADD CONSTRAINT "guarantee_claims_relation_id_relations_id_fk" FOREIGN KEY ("relation_id") REFERENCES "public"."relations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guarantee_claims" ADD CONSTRAINT "guarantee_claims_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "students" ADD CONSTRAINT "students_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "availability_slots" ADD CONSTRAINT "availability_slots_teacher_id_teachers_account_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_teacher_id_teachers_account_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_views" ADD CONSTRAINT "profile_views_teacher_id_teachers_account_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."teachers"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teachers" ADD CONSTRAINT "teachers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_to_erase" ON "accounts" USING btree ("status_changed_at") WHERE status = 'deleted' and erased_at is null;--> statement-breakpoint
CREATE INDEX "accounts_unverified" ON "accounts" USING btree ("updated_at") WHERE email_verified_at is null and status = 'active';--> statement-breakpoint
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
CREATE INDEX "audit_log_of_admin" ON "audit_log" USING btree ("admin_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_of_account" ON "contact_messages" USING btree ("account_id") WHERE "account_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_of_handler" ON "contact_messages" USING btree ("handled_by") WHERE "handled_by" is not null;--> statement-breakpoint
CREATE INDEX "demo_inbox_newest" ON "demo_inbox" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "indexnow_submissions_of_submitter" ON "indexnow_submissions" USING btree ("submitted_by") WHERE "submitted_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "indexnow_urls_waiting" ON "indexnow_urls" USING btree ("url") WHERE submission_id is null;--> statement-breakpoint
CREATE INDEX "indexnow_urls_of_submission" ON "indexnow_urls" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "consents_of_account" ON "consents" USING btree ("account_id","kind","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_stream" ON "notifications" USING btree ("account_id","sequence");--> statement-breakpoint
CREATE INDEX "notifications_shown" ON "notifications" USING btree ("account_id","pinned","created_at","id") WHERE cleared_at is null;--> statement-breakpoint
CREATE INDEX "notifications_oldest" ON "notifications" USING btree ("created_at") WHERE not pinned;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id") WHERE read_at is null and cleared_at is null;--> statement-breakpoint
CREATE INDEX "blocks_of_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "fee_entries_of_decider" ON "fee_entries" USING btree ("state_changed_by") WHERE "state_changed_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "guarantee_claims_open" ON "guarantee_claims" USING btree ("relation_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "guarantee_claims_of_relation" ON "guarantee_claims" USING btree ("relation_id");--> statement-breakpoint
CREATE INDEX "guarantee_claims_of_decider" ON "guarantee_claims" USING btree ("decided_by") WHERE "decided_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "relations_open_pair" ON "relations" USING btree ("student_id","teacher_id") WHERE status in ('pending', 'accepted');--> statement-breakpoint
CREATE INDEX "relations_of_student" ON "relations" USING btree ("student_id","status","requested_at","id");--> statement-breakpoint
CREATE INDEX "relations_of_teacher" ON "relations" USING btree ("teacher_id","status","requested_at","id");--> statement-breakpoint
CREATE INDEX "relations_of_pair" ON "relations" USING btree ("student_id","teacher_id","requested_at");--> statement-breakpoint
CREATE INDEX "relations_to_expire" ON "relations" USING btree ("expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "relations_unanswered" ON "relations" USING btree ("asked_by","requested_at","teacher_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "reports_of_reported" ON "reports" USING btree ("reported_id");--> statement-breakpoint
CREATE INDEX "reports_of_reporter" ON "reports" USING btree ("reporter_id") WHERE "reporter_id" is not null;--> statement-breakpoint
CREATE INDEX "reports_of_review" ON "reports" USING btree ("review_id") WHERE "review_id" is not null;--> statement-breakpoint
CREATE INDEX "reports_of_handler" ON "reports" USING btree ("handled_by") WHERE "handled_by" is not null;--> statement-breakpoint
CREATE INDEX "reviews_of_teacher" ON "reviews" USING btree ("teacher_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_of_relation" ON "reviews" USING btree ("relation_id");--> statement-breakpoint
CREATE INDEX "reviews_of_hider" ON "reviews" USING btree ("hidden_by") WHERE "hidden_by" is not null;--> statement-breakpoint
CREATE INDEX "students_listed_point" ON "students" USING gist ("public_point") WHERE listed;--> statement-breakpoint
CREATE INDEX "availability_slots_of_teacher" ON "availability_slots" USING btree ("teacher_id","day","start_time");--> statement-breakpoint
CREATE INDEX "documents_of_teacher" ON "documents" USING btree ("teacher_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "documents_of_decider" ON "documents" USING btree ("decided_by") WHERE "decided_by" is not null;--> statement-breakpoint
CREATE INDEX "teachers_listed_point" ON "teachers" USING gist ("public_point") include ("teaching_range", "subjects", "free_days", "verified_at") WHERE listed;--> statement-breakpoint
CREATE INDEX "teachers_listed_verified_point" ON "teachers" USING gist ("public_point") include ("teaching_range", "subjects", "free_days") WHERE listed and verified_at is not null;--> statement-breakpoint
CREATE INDEX "teachers_listed_text" ON "teachers" USING gin ("search_text" gin_trgm_ops) WHERE listed;--> statement-breakpoint
CREATE INDEX "teachers_listed_subjects" ON "teachers" USING gin ("subjects") WHERE listed;--> statement-breakpoint
CREATE INDEX "teachers_listed_area" ON "teachers" USING btree ("public_area") WHERE listed;--> statement-breakpoint
CREATE INDEX "teachers_listed_modes" ON "teachers" USING gin ("modes") WHERE listed;--> statement-breakpoint

-- R5.3: two slots of one teacher on one day never overlap. Minutes of the day as a half-open range: one may end when the next begins.
ALTER TABLE "availability_slots" ADD CONSTRAINT "availability_slots_no_overlap" EXCLUDE USING gist (
  teacher_id WITH =,
  day WITH =,
  int4range((extract(epoch FROM start_time) / 60)::int, (extract(epoch FROM end_time) / 60)::int) WITH &&
);--> statement-breakpoint

-- Room on each page for the next count of the same row, which then moves no index.
ALTER TABLE "rate_limits" SET (fillfactor = 50);
