-- In what capacity somebody signs for a razón social: «Gerente general».
alter table business_representative add column job_title text;

-- The parties of a finiquito, and their domiciles, as they were when it was issued: its paper does
-- not change when they move or another person signs. Null until it is issued, and in those that
-- were issued before.
alter table settlement add column parties jsonb;
