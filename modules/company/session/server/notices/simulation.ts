import { type Context, momentAt, type Principal } from '#platform/server/context.ts'
import { enqueueMails } from '#platform/server/mail/mail.ts'
import { simulationBeganMail, simulationEndedMail } from './mails.ts'
import { administrators, mainAddress } from './people.ts'

type Telling = Pick<Context, 'tx' | 'client' | 'now'> & {
  companyId: number
  principal: Pick<Principal, 'sessionId' | 'loginId' | 'username'>
}

/** Writes to the administrators that a superadmin begins to work as the company, or has ended. */
export async function tellSimulation(
  telling: Telling,
  { begins, until }: { begins: boolean; until: Date | null },
): Promise<void> {
  const { tx, companyId, principal, now } = telling
  const people = await administrators(telling)
  const who = principal.username
  const at = momentAt(now)
  const read = begins ? [] : await readMeanwhile(telling)
  const key = `simulation:${companyId}:${principal.sessionId}:${now.getTime()}:${begins}`
  await enqueueMails(
    tx,
    people.flatMap((person) => {
      const to = mainAddress(person)
      if (to === null) return []
      const { name } = person
      const mail = begins
        ? simulationBeganMail({ name, who, at, until: until ? momentAt(until) : at })
        : simulationEndedMail({ name, who, at, read })
      return [{ key: `${key}:${person.userId}`, to, mail }]
    }),
  )
}

/** What was read since the simulation began, in the words of the permissions, and how often. */
async function readMeanwhile({ client, companyId, principal }: Telling): Promise<string[]> {
  const { rows } = await client.query<{ what: string; times: number }>(
    `select coalesce(e.after ->> 'permiso', e.entity_id) as what, count(*)::int as times
     from audit_event e
     where e.company_id = $1 and e.entity = 'simulación:consulta' and e.login_id = $2
       and e.seq > coalesce((select max(b.seq) from audit_event b
         where b.company_id = $1 and b.entity = 'simulación' and b.entity_id = $3
           and b.after ->> 'estado' = 'inicio'), 0)
     group by 1 order by 1 limit 100`,
    [companyId, principal.loginId, String(principal.sessionId)],
  )
  return rows.map(({ what, times }) => (times === 1 ? what : `${what} (${times} veces)`))
}
