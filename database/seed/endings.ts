import type pg from 'pg'
import { insert } from './rows.ts'

type Ended = { id: string; title: string; day: string }

/** Causes of the contracts that ended by themselves, in the order of their numbers. */
const causes = [
  { dismissalCause: '159-2', notice: 'GIVEN', comment: 'Renuncia firmada ante notario' },
  { dismissalCause: '160-3', notice: 'NONE', publicComment: 'Faltó los días 6 y 7 sin aviso.' },
  { dismissalCause: '161-1', notice: 'PAID', publicComment: 'Racionalización de la bodega.' },
] as const

/**
 * Registers the endings of the contracts that ended in the demo world: the season of the harvest,
 * those of other causes, and one that its person does not know of yet.
 */
export async function seedEndings(client: pg.Client, companyId: number): Promise<void> {
  const { rows: ended } = await client.query<Ended>(
    `select c.id, v.job_title as title, c.final_date::text as day
     from user_contract c
     join user_contract_version v on v.company_id = c.company_id and v.user_contract_id = c.id
       and v.superseded_at is null and upper_inf(v.valid)
     where c.company_id = $1 and c.final_date < '2026-09-15' order by c.final_date, c.id`,
    [companyId],
  )
  const isSeason = ({ title }: Ended) => title.startsWith('Tempor')
  const season = ended.filter(isSeason).map(({ id, day }) => ({
    ...done(companyId, id, day),
    dismissalCause: '159-5',
    isPayed: true,
    publicComment: 'Terminó la temporada para la que fue contratado.',
  }))
  const others = ended
    .filter((row) => !isSeason(row))
    .map(({ id, day }, place) => ({
      ...done(companyId, id, day),
      ...(causes[place % causes.length] ?? causes[0]),
      noticeDate: place % causes.length === 0 ? day : null,
      isPayed: day < '2026-08-01',
    }))
  await insert(client, 'contract_settlement', season)
  for (const row of others) await insert(client, 'contract_settlement', [row])
  const { rows: kept } = await client.query<{ id: string }>(
    `select id from user_contract where company_id = $1 and final_date is null
     order by id desc limit 1`,
    [companyId],
  )
  await insert(
    client,
    'contract_settlement',
    kept.map(({ id }) => ({
      companyId,
      userContractId: id,
      status: 'PREPARED',
      dismissalCause: '161-1',
      notice: 'PAID',
      // The last day of its issued finiquito (settlements.ts): without it no list pays that one.
      contractFinalDate: '2026-09-11',
      displayToEmployee: false,
      comment: 'Se comunica con su finiquito',
      createdAt: '2026-09-10T15:00:00Z',
    })),
  )
}

const done = (companyId: number, userContractId: string, day: string) => ({
  companyId,
  userContractId,
  status: 'DONE',
  contractFinalDate: day,
  finalDateBefore: day,
  createdAt: `${day}T12:00:00Z`,
})
