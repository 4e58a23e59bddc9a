import type pg from 'pg'
import { type Parameter, parameters, tableEditions } from '#law/index.ts'

type Stored = {
  key: string
  valid_from: number
  valid_to: number | null
  value: string
  unit: string
  source: string
  status: string
  note: string | null
}

/**
 * Brings the table of legal figures to what law/parameters says: what screens list is what the
 * engine calculates with. Figures that nobody has found are not written. Runs as the owner, inside
 * or outside a transaction, and again at every start; writes only what differs.
 */
export async function syncLegalParameters(client: pg.Client): Promise<void> {
  const rows = JSON.stringify([...parameters.flatMap(figureRows), ...tableRows()])
  await client.query(
    `with wanted as (select * from jsonb_populate_recordset(null::legal_parameter, $1::jsonb)),
     gone as (delete from legal_parameter old where not exists (
       select from wanted w where w.key = old.key and w.valid_from = old.valid_from))
     insert into legal_parameter as old select * from wanted
     on conflict (key, valid_from) do update set valid_to = excluded.valid_to,
       value = excluded.value, unit = excluded.unit, source = excluded.source,
       status = excluded.status, note = excluded.note
     where old is distinct from excluded`,
    [rows],
  )
}

function figureRows({ key, unit, rows }: Parameter): Stored[] {
  return rows.flatMap(({ from, to, value, source, status, note }) =>
    value === null || status === 'missing'
      ? []
      : [
          {
            key,
            unit,
            value,
            status,
            valid_from: from,
            valid_to: to ?? null,
            source: source.url ? `${source.text} · ${source.url}` : source.text,
            note: note ?? null,
          },
        ],
  )
}

/** Tables travel as JSON: rows of upper limit and values. */
function tableRows(): Stored[] {
  return Object.entries(tableEditions).flatMap(([key, editions]) =>
    editions.flatMap(({ from, to, value, source, status, note }) =>
      value === null || status === 'missing'
        ? []
        : [
            {
              key,
              unit: 'TABLA',
              value: JSON.stringify(value),
              status,
              valid_from: from,
              valid_to: to ?? null,
              source: source.url ? `${source.text} · ${source.url}` : source.text,
              note: note ?? null,
            },
          ],
    ),
  )
}
