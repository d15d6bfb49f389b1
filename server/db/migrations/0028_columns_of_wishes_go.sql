-- after 0027_wishes_by_their_query
ALTER TABLE "wishes" DROP CONSTRAINT "wishes_fee_unit_known";--> statement-breakpoint
ALTER TABLE "wishes" DROP COLUMN "qualifications";--> statement-breakpoint
ALTER TABLE "wishes" DROP COLUMN "modes";--> statement-breakpoint
ALTER TABLE "wishes" DROP COLUMN "boards";--> statement-breakpoint
ALTER TABLE "wishes" DROP COLUMN "classes";--> statement-breakpoint
ALTER TABLE "wishes" DROP COLUMN "languages";--> statement-breakpoint
ALTER TABLE "wishes" DROP COLUMN "days";--> statement-breakpoint
ALTER TABLE "wishes" DROP COLUMN "genders";--> statement-breakpoint
ALTER TABLE "wishes" DROP COLUMN "verified_only";--> statement-breakpoint
ALTER TABLE "wishes" DROP COLUMN "fee_min";--> statement-breakpoint
ALTER TABLE "wishes" DROP COLUMN "fee_max";--> statement-breakpoint
ALTER TABLE "wishes" DROP COLUMN "fee_unit";