-- Runs once, in a new database server: one role owns the tables and migrates, another one serves (docs/run/install.md, Two roles).
-- Rights are given in advance, so that nothing is to be done after the first migration.
\set ON_ERROR_STOP on
\getenv owner_password DRAY_OWNER_PASSWORD
\getenv app_password DRAY_APP_PASSWORD
create role dray_owner login password :'owner_password';
create role dray_app login password :'app_password';
create database dray owner dray_owner;
\connect dray
create schema drizzle authorization dray_owner;
grant usage on schema public, drizzle to dray_app;
alter default privileges for role dray_owner in schema public grant select, insert, update, delete on tables to dray_app;
alter default privileges for role dray_owner in schema public grant usage, select on sequences to dray_app;
alter default privileges for role dray_owner in schema drizzle grant select on tables to dray_app;
