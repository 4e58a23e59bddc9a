import { StepHolder, StepRole, StepWhen } from '../model/steps.ts'

const textIn = (value: object, name: string): unknown => Reflect.get(value, name)

/** The steps of a form as the server takes them; a line without its person or role keeps none. */
export const stepsIn = (value: unknown) =>
  (Array.isArray(value) ? value : []).flatMap((line: unknown) => {
    if (typeof line !== 'object' || line === null) return []
    const holder = StepHolder.schema.safeParse(textIn(line, 'holder'))
    const when = StepWhen.schema.safeParse(textIn(line, 'when'))
    if (!holder.success || !when.success) return []
    const role = StepRole.schema.safeParse(textIn(line, 'role'))
    const [userId, days] = [textIn(line, 'userId'), textIn(line, 'days')]
    return [
      {
        holder: holder.data,
        when: when.data,
        role: role.success ? role.data : null,
        userId: typeof userId === 'string' ? userId : null,
        days: days === null || days === undefined || days === '' ? null : Number(days),
      },
    ]
  })
