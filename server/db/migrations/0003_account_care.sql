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
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_purpose_known";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "new_email" "citext";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_by" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_ins_of_account" ON "sign_ins" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "sign_ins_old" ON "sign_ins" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "security_log_old" ON "security_log" USING btree ("hour");--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_purpose_known" CHECK ("purpose" in ('verify_email', 'reset_password', 'reactivate', 'confirm', 'change_email'));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_confirmed_by_known" CHECK ("confirmed_by" in ('password', 'code', 'google'));