ALTER TABLE "lessons" DROP CONSTRAINT "lessons_counts_valid";--> statement-breakpoint
DROP INDEX "lessons_to_attest";--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "price_kind" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "price_paise" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "mailed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "lessons_mailed" ON "lessons" USING btree ("mailed_at") WHERE state = 'marked' and objected_at is null;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_price_kind_known" CHECK ("price_kind" in ('hourly', 'monthly', 'none'));--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_price_whole" CHECK (("lessons"."price_paise" is null) = ("lessons"."price_kind" is null or "lessons"."price_kind" = 'none'));--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_counts_valid" CHECK ("lessons"."taught" >= 0 and "lessons"."paise" >= 0 and "lessons"."monthly_paise" >= 0 and "lessons"."price_paise" >= 0);--> statement-breakpoint
-- R13.5: lessons that were agreed on before prices were written down take the fee of this moment.
UPDATE "lessons" l SET
  "price_kind" = CASE WHEN t."fee_hourly" IS NOT NULL THEN 'hourly' WHEN t."fee_monthly" IS NOT NULL THEN 'monthly' ELSE 'none' END,
  "price_paise" = coalesce(t."fee_hourly", t."fee_monthly") * 100
FROM "teachers" t WHERE t."account_id" = l."teacher_id" AND l."state" IN ('proposed', 'fixed', 'marked', 'objected');--> statement-breakpoint
-- Of those that wait for the family, silence goes on to count where a mail could go out.
UPDATE "lessons" l SET "mailed_at" = l."marked_at"
FROM "accounts" a WHERE a."id" = l."student_id" AND l."state" = 'marked' AND l."objected_at" IS NULL AND a."email_verified_at" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "notification_choices" c WHERE c."account_id" = a."id" AND c."kind" = 'lesson_marked' AND NOT c."mail");
