-- Once, by a superuser, in the empty database: one role owns the tables, another one serves. Neither is a superuser.
-- Set their passwords by \password.
CREATE ROLE nukkad_owner LOGIN;
CREATE ROLE nukkad_app LOGIN;
DO $$ BEGIN EXECUTE format('ALTER DATABASE %I OWNER TO nukkad_owner', current_database()); END $$;
