-- The list of who owes something reads what lasts beyond the last closed month, and nothing else
-- of the items: quotas, orders of courts, advances and what was carried, by their last month.
create index user_item_owed on user_item
  (company_id, (coalesce(end_month, 999912)), user_contract_id)
  include (end_month, item_code, status, value, total_amount, id, order_id)
  where total_quotas is not null or total_amount is not null
    or origin in ('ADVANCE', 'LOAN', 'CARRIED');

-- Whose finiquito is paid, which settles what they owed.
create index settlement_paid on settlement (company_id, user_contract_id) where status = 'PAID';
