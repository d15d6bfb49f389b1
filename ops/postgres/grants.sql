-- After each `npm run migrate`, by nukkad_owner: the serving role's grants. It inserts into the audit log and cannot change it (R11.4).
GRANT USAGE ON SCHEMA public, drizzle, pgboss TO nukkad_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, drizzle, pgboss TO nukkad_app;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, drizzle, pgboss TO nukkad_app;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public, pgboss TO nukkad_app;
REVOKE UPDATE, DELETE, TRUNCATE, TRIGGER, REFERENCES ON audit_log FROM nukkad_app;
