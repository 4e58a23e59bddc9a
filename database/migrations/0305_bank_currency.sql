-- An account is in pesos or in dollars: what the form offers, held by the table too.
alter table bank_account
  add constraint bank_account_currency check (currency in ('CLP', 'USD'));
