-- Files that go with a mail: their numbers are kept, and they are read when it is sent.
alter table mail_outbox add column file_ids bigint[];

-- A mail with files of the company that sends it, and of no other.
create function app.queue_mail_files(p_key text, p_recipient text, p_subject text, p_text text,
  p_html text, p_files bigint[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if p_files is not null and (select count(*) from file
      where file.company_id = app.current_company() and file.id = any(p_files)
        and file.removed_at is null) <> cardinality(p_files) then
    raise exception 'Un archivo de un correo no es de la empresa' using errcode = 'MG002';
  end if;
  insert into mail_outbox (key, company_id, recipient, subject, text_body, html_body, file_ids)
  values (p_key, app.current_company(), p_recipient, p_subject, p_text, p_html, p_files)
  on conflict (key) do nothing;
  if not found then return; end if;
  perform graphile_worker.add_job('mail', json_build_object('key', p_key),
    max_attempts := 12, job_key := 'mail:' || p_key);
end $$;

revoke all on function app.queue_mail_files(text, text, text, text, text, bigint[]) from public;

grant execute on function app.queue_mail_files(text, text, text, text, text, bigint[])
  to minga_app;
