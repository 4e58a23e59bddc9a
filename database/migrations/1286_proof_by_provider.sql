-- A session may begin with the account of the company's provider, alone or with its second factor.
alter table login_session drop constraint login_session_proof;

alter table login_session add constraint login_session_proof check (
  proof in ('PASSWORD', 'TOTP', 'PASSKEY', 'RECOVERY_CODE', 'PROVIDER', 'PROVIDER_FACTOR'))
  not valid;

alter table login_session validate constraint login_session_proof;

alter table login_challenge drop constraint login_challenge_purpose;

alter table login_challenge add constraint login_challenge_purpose check (
  purpose in ('SIGN_IN', 'PROVIDER', 'PROOF', 'ADD_TOTP', 'ADD_PASSKEY')) not valid;

alter table login_challenge validate constraint login_challenge_purpose;
