import { z } from 'zod'
import { counted } from '#chile/counts.ts'
import { contractEnd } from '#modules/people/contracts/server/index.ts'
import { equipmentOut } from './equipment.queries.ts'
import { beginChosen, cancelLists } from './lists.ts'
import { chosenTemplates } from './templates.queries.ts'

const Was = z.object({ userId: z.number(), day: z.string() })

/**
 * An ending begins the list of a departure, and says what its person still has of the company;
 * withdrawn, the list is annulled. Another last day withdraws and ends again: the list goes on.
 */
contractEnd.on('arrivals', {
  part: 'DEPARTURE',
  async lines(tx, endings) {
    const leaving = endings.filter(({ leaves }) => leaves)
    const moving = leaving.map(({ contractId, userId, finalDate }) => ({
      contractId,
      userId,
      day: finalDate,
    }))
    const templates = await chosenTemplates(tx, 'DEPARTURE', moving)
    const out = await equipmentOut(
      tx,
      leaving.map(({ userId }) => userId),
    )
    return moving.flatMap(({ contractId, userId, day }) => {
      const template = templates.get(contractId)
      const things = out.get(userId) ?? []
      const shared = { contractId, part: 'DEPARTURE' as const }
      return [
        ...(template
          ? [
              {
                ...shared,
                what: `Lista «${template.name}»`,
                effect: `Se inicia con ${counted(template.tasks.length + things.length, 'tarea')}`,
                was: { userId, day },
              },
            ]
          : []),
        ...things.map((what) => ({ ...shared, what, effect: 'Falta que lo devuelva', was: null })),
      ]
    })
  },
  async end(work, lines) {
    const moving = lines.map(({ contractId, was }) => ({ contractId, ...Was.parse(was) }))
    await beginChosen(work, 'DEPARTURE', moving)
  },
  async restore(work, lines) {
    const annulled = await cancelLists(
      work,
      'DEPARTURE',
      lines.map(({ contractId }) => contractId),
      'El término se deshizo',
    )
    return lines.filter(({ contractId }) => annulled.has(contractId)).map(({ id }) => id)
  },
})
