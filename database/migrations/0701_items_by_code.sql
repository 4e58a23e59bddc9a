-- The items of some codes in a month, and the codes that a month uses: without it both look at
-- every item that the company ever had.
create index user_item_code on user_item (company_id, item_code, start_month);

-- What lasts longer than a month: one item in five.
create index user_item_lasting on user_item (company_id, user_contract_id, start_month, end_month)
  where total_quotas is not null or end_month is null or end_month <> start_month
    or origin = 'CARRIED';
