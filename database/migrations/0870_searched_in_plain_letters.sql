-- Searches fold `ł`, `ø` and the other letters that no accent can be taken from (chile/letters.ts):
-- what they look in is folded too.

update users set search = app.plain(search) where search <> app.plain(search);

update payment_list_row set search = app.plain(search) where search <> app.plain(search);
