import { isMailAddress } from '#platform/server/mail/mail.ts'
import type { Line, TrailEvent } from './events.ts'

/**
 * The address in a person's record. A dated change makes a new version, so the old address is in
 * the versions that the transaction closed, and the new one in those it wrote.
 */
export function mailLines(events: readonly TrailEvent[]): Line[] {
  const versions = events.filter(({ entity }) => entity === 'user_version')
  const byPerson = Map.groupBy(versions, (event) =>
    Number(event.after?.['user_id'] ?? event.before?.['user_id'] ?? 0),
  )
  return [...byPerson].flatMap(([userId, rows]): Line[] => {
    const before = new Set(rows.flatMap(({ before: row }) => mailIn(row)))
    const after = new Set(rows.flatMap(({ after: row }) => mailIn(row)))
    const fresh = [...after].filter((address) => !before.has(address))
    const removed = rows.some(
      ({ action, after: row }) => action === 'Creado' && mailIn(row).length === 0,
    )
    if (before.size + after.size === 0 || rows.every(({ before: row }) => row === null)) return []
    if (fresh.length === 0 && !removed) return []
    const now = fresh.length === 0 ? 'ninguno' : fresh.join(', ')
    const text = `El correo de su ficha pasó de ${[...before].join(', ') || 'ninguno'} a ${now}.`
    return [{ userId, topic: 'mail', text, alsoTo: [...before, ...fresh] }]
  })
}

const mailIn = (row: TrailEvent['after']): string[] => {
  const address = row?.['email']
  return typeof address === 'string' && isMailAddress(address) ? [address] : []
}
