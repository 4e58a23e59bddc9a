import { describe, expect, test } from 'vitest'
import { addMonths } from '#chile/dates.ts'
import { startApi } from '#tests/api.ts'
import { formerLogin } from '#database/seed/logins.ts'

/** What is kept, as Bernarda, the people who lead the company and whoever left read it. */
const { api, database } = await startApi()

const Rules = `query { retentionRules {
  code label why term clears ofPeople ofCompany sources { text certainty } until
} }`

type Rule = {
  code: string
  label: string
  term: string
  clears: boolean
  ofPeople: string[]
  ofCompany: string[]
  sources: { text: string; certainty: string }[]
  until: string | null
}
type Session = Pick<typeof api.nobody, 'run'>

async function rulesOf(session: Session): Promise<Rule[]> {
  const { retentionRules } = await session.run<{ retentionRules: Rule[] }>(Rules)
  return retentionRules
}

const found = (rules: readonly Rule[], code: string) => rules.find((rule) => rule.code === code)

describe('everybody reads what is kept, why and until when', () => {
  test.each(['trabajador', 'externo', 'supervisor', 'lectura', 'admin'] as const)(
    '%s',
    async (who) => {
      const rules = await rulesOf(api.as(who))
      const labour = found(rules, 'LABOUR')
      expect(labour?.term).toBe('Al menos 60 meses desde el término del contrato')
      expect(labour?.clears).toBe(false)
      expect(labour?.ofPeople).toContain('Ausencia')
      expect(labour?.sources.some(({ text }) => text.includes('art. 31 bis'))).toBe(true)
      expect(found(rules, 'PAY')?.term).toBe(
        'Al menos 72 meses desde el fin del mes que se paga o declara, y nunca antes de 60 meses ' +
          'desde el término del contrato',
      )
      expect(found(rules, 'PAY')?.ofPeople).toContain('Liquidación')
      expect(found(rules, 'NOTICES')?.term).toBe('180 días desde su envío')
      expect(found(rules, 'CODES')?.term).toBe('1 día desde su vencimiento o su envío')
      expect(found(rules, 'LIMITS')?.term).toBe('Hasta que dejan de limitar')
      expect(found(rules, 'COMPANY')?.ofCompany).toContain('Razón social')
      expect(rules.every(({ until }) => until === null)).toBe(true)
    },
  )

  test('nothing is said twice, and nothing without a reason', async () => {
    const rules = await rulesOf(api.as('trabajador'))
    for (const { sources, ofPeople, ofCompany } of rules) {
      expect(sources.length).toBeGreaterThan(0)
      expect(ofPeople.length + ofCompany.length).toBeGreaterThan(0)
      expect(new Set(ofPeople).size).toBe(ofPeople.length)
    }
  })

  test('whoever left reads until when theirs is kept at least', async () => {
    const { rows } = await database.owner.query<{ last: string }>(
      `select u.access_until::text as last from users u
       join login l on l.company_id = u.company_id and l.user_id = u.id
       where l.username = $1`,
      [formerLogin.username],
    )
    const last = rows[0]?.last ?? ''
    const rules = await rulesOf(await api.signIn(formerLogin.username))
    expect(found(rules, 'LABOUR')?.until).toBe(addMonths(last, 60))
    expect(found(rules, 'PAY')?.until).toBe(addMonths(last, 72))
    expect(found(rules, 'NOTICES')?.until).toBeNull()
  })
})

test('nobody else: a guest, and who has not signed in', async () => {
  await expect(rulesOf(api.as('invitado'))).rejects.toThrow()
  await expect(rulesOf(api.nobody)).rejects.toThrow()
})
