-- The provider as it worked before the change that waits to be confirmed: taking the change away
-- gives it back. Nothing while no change waits, and of a first provider. It holds a sealed secret,
-- and so the audit does not keep it.
alter table sign_in_provider add column former jsonb;

alter table sign_in_provider add constraint sign_in_provider_former check (
  former is null or state = 'WAITING') not valid;

alter table sign_in_provider validate constraint sign_in_provider_former;

drop trigger audit on sign_in_provider;

select ops.audit('sign_in_provider', 'client_secret', 'former');
