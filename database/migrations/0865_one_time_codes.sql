-- Whoever makes or helps an account hands a code over where no mail can be sent: it is shown once,
-- opens the account once, until this instant, and then a password has to be chosen. The code that
-- was used ends at the instant of its use.
alter table login add column code_until timestamptz;

alter table login add constraint login_code_is_forced
  check (code_until is null or force_password_change);
