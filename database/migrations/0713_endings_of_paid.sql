-- An ending that was registered after its finiquito was paid is paid too, where both are of the
-- same last day: until now only the payment itself said so.
drop trigger audit on contract_settlement;

update contract_settlement ending set is_payed = true
where ending.status = 'DONE' and not ending.is_payed and exists (
  select from settlement paid
  where paid.company_id = ending.company_id and paid.user_contract_id = ending.user_contract_id
    and paid.status = 'PAID' and paid.disengagement_date = ending.contract_final_date);

select ops.audit('contract_settlement', 'comment', 'public_comment', 'undo_reason');
