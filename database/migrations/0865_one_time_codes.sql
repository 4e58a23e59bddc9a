-- Where no mail can be sent, whoever makes or helps an account gives its owner a code: it is shown
-- once, opens the account once, until this instant, and then a password has to be chosen. The code
-- that was used ends at the instant of its use.
alter table login add column code_until timestamptz;

alter table login add constraint login_code_is_forced
  check (code_until is null or force_password_change);
