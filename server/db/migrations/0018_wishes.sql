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
	"qualifications" text[] DEFAULT '{}' NOT NULL,
	"modes" text[] DEFAULT '{}' NOT NULL,
	"boards" text[] DEFAULT '{}' NOT NULL,
	"classes" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"days" text[] DEFAULT '{}' NOT NULL,
	"genders" text[] DEFAULT '{}' NOT NULL,
	"verified_only" boolean NOT NULL,
	"fee_min" integer,
	"fee_max" integer,
	"fee_unit" text NOT NULL,
	"terms" jsonb NOT NULL,
	"point" "cube" NOT NULL,
	"chord" double precision,
	"reach" "cube" NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishes_fee_unit_known" CHECK ("fee_unit" in ('monthly', 'hourly')),
	CONSTRAINT "wishes_keys_present" CHECK (cardinality("wishes"."keys") > 0)
);
--> statement-breakpoint
ALTER TABLE "wish_checks" ADD CONSTRAINT "wish_checks_teacher_id_accounts_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_matches" ADD CONSTRAINT "wish_matches_wish_id_wishes_id_fk" FOREIGN KEY ("wish_id") REFERENCES "public"."wishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_matches" ADD CONSTRAINT "wish_matches_teacher_id_accounts_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wish_checks_oldest" ON "wish_checks" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "wish_matches_of_teacher" ON "wish_matches" USING btree ("teacher_id");--> statement-breakpoint
CREATE INDEX "wish_matches_to_tell" ON "wish_matches" USING btree ("wish_id") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "wishes_of_account" ON "wishes" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "wishes_keys" ON "wishes" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "wishes_reach" ON "wishes" USING gist ("reach");--> statement-breakpoint
CREATE INDEX "wishes_until" ON "wishes" USING btree ("until");