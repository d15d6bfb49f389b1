-- The filters of a wish are read from its query from now on; what nobody writes any more may stay empty.
ALTER TABLE "wishes" ALTER COLUMN "verified_only" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "wishes" ALTER COLUMN "fee_unit" SET DEFAULT 'monthly';
