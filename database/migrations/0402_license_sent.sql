-- The employer sends a medical leave to who pays it within three working days (Decreto 3 de 1984 of
-- the Ministry of Health, art. 13): on which day that was done.
alter table absence add column sent_on date;

alter table absence add constraint absence_sent_on check (sent_on is null or type = 'LICENSE');
