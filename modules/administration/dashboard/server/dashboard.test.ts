import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database, clock } = await startApi()
const { vina, peumal, casa } = world.businesses

const move = 'total rows { id userId fullname businessName day }'
const Home = `{
  dashboard {
    today yearMonth
    months { id businessName yearMonth isOpen contracts calculated failed totalNet }
    waiting { yearMonth lacks }
    payroll {
      isOpen businesses allBusinesses now { yearMonth people net } before { yearMonth people net }
      history { yearMonth }
    }
    people { active incoming incomplete }
    movements { entering { ${move} } leaving { ${move} } expiring { ${move} } }
    own {
      payslip { monthId contractId yearMonth net businessName }
      contracts { id jobTitle businessName }
    }
  }
}`

type Moves = { total: number; rows: { userId: string; fullname: string; day: string }[] }
type Dashboard = {
  today: string
  yearMonth: number
  months: { businessName: string; yearMonth: number; isOpen: boolean; calculated: number }[] | null
  waiting: { yearMonth: number; lacks: string } | null
  payroll: {
    isOpen: boolean
    now: { yearMonth: number; people: number; net: number }
    before: { yearMonth: number; net: number } | null
    history: object[]
  } | null
  people: { active: number; incoming: number; incomplete: number | null } | null
  movements: { entering: Moves; leaving: Moves; expiring: Moves } | null
  own: {
    payslip: { yearMonth: number; net: number; contractId: string } | null
    contracts: { id: string; jobTitle: string }[]
  } | null
}
const home = async (who: Username) =>
  (await api.as(who).run<{ dashboard: Dashboard }>(Home)).dashboard

describe('for who runs the payroll', () => {
  test('the open month of each razón social comes first', async () => {
    const { months, today, yearMonth } = await home('admin')
    expect([today, yearMonth]).toEqual(['2026-09-15', 202609])
    expect(months).toHaveLength(Object.keys({ vina, peumal, casa }).length)
    expect(months?.every((month) => month.isOpen && month.yearMonth === 202609)).toBe(true)
  })

  test('the last month that was calculated is shown beside the one before', async () => {
    const { payroll } = await home('admin')
    const sum = async (yearMonth: number) => {
      const { rows } = await database.owner.query<{ people: string; net: string }>(
        `select count(*) as people, sum(p.net) as net from payslip p
         join payroll_month m on m.company_id = p.company_id and m.current_run_id = p.payroll_run_id
         where m.company_id = $1 and m.year_month = $2 and m.type = 'PAYROLL'`,
        [world.coihues.id, yearMonth],
      )
      return { people: Number(rows[0]?.people), net: Number(rows[0]?.net) }
    }
    expect(payroll).toMatchObject({
      now: { yearMonth: 202608, ...(await sum(202608)) },
      before: { yearMonth: 202607, ...(await sum(202607)) },
    })
    expect(payroll?.isOpen).toBe(false)
    expect(payroll?.history.length).toBeGreaterThan(1)
    expect((await home('gerente.peumal')).payroll?.now.net).toBeLessThan(payroll?.now.net ?? 0)
    for (const who of ['trabajador', 'supervisor'] as const) {
      expect((await home(who)).payroll, who).toBeNull()
    }
  })

  test('the numbers are those of the lists they open', async () => {
    const { people } = await home('admin')
    const total = async (filter: object) => {
      const { users } = await api
        .as('admin')
        .run<{ users: { total: number } }>(
          'query U($filter: UsersFilter) { users(filter: $filter) { total } }',
          { filter },
        )
      return users.total
    }
    expect(people?.active).toBe(await total({ state: 'ACTIVE' }))
    expect(people?.incoming).toBe(await total({ state: 'INCOMING' }))
    expect(people?.incomplete).toBe(await total({ incomplete: true }))
  })

  test('who comes and goes this month, and whose contract ends soon, by day', async () => {
    const { movements } = await home('admin')
    const { rows } = await database.owner.query<{ entering: string; expiring: string }>(
      `select count(*) filter (where initial_date between '2026-09-01' and '2026-09-30')
           as entering,
         count(*) filter (where final_date between '2026-09-15' and '2026-10-15') as expiring
       from user_contract where company_id = $1 and status <> 'DELETED'`,
      [world.coihues.id],
    )
    expect(movements?.entering.total).toBe(Number(rows[0]?.entering))
    expect(movements?.expiring.total).toBe(Number(rows[0]?.expiring))
    const days = movements?.expiring.rows.map(({ day }) => day) ?? []
    expect(days).toEqual(days.toSorted())
  })

  test('who leads one razón social sees that one', async () => {
    const { months, people } = await home('gerente.peumal')
    expect(months?.map(({ businessName }) => businessName)).toEqual(['Frutícola Peumal'])
    expect(people?.active).toBeLessThan((await home('admin')).people?.active ?? 0)
  })
})

describe('for everybody', () => {
  test('a worker sees their last official payslip and contract, nothing of others', async () => {
    const { months, people, movements, own } = await home('trabajador')
    expect([months, people, movements]).toEqual([null, null, null])
    const { bernarda } = world.people
    expect(own?.contracts.map(({ id }) => id)).toEqual(
      bernarda.contracts.map(({ publicId }) => publicId),
    )
    // September is open: a draft is nobody's pay.
    expect(own?.payslip).toMatchObject({ yearMonth: 202608 })
    expect(own?.payslip?.net).toBeGreaterThan(0)
  })

  test('a supervisor counts their team, without what payroll misses of it', async () => {
    const { people, months, movements } = await home('supervisor')
    expect(people?.active).toBeGreaterThan(0)
    expect(people?.incomplete).toBeNull()
    expect([months, movements]).toEqual([null, null])
  })

  test('a company without months or people has an empty, working screen', async () => {
    const { months, own } = await home('boreal.admin')
    expect(Array.isArray(months)).toBe(true)
    expect(own?.contracts).toHaveLength(1)
  })

  test('an external has one, with nothing of months, people or pay in it', async () => {
    const { dashboard } = await api.as('externo').run<{ dashboard: object }>(Home)
    expect(dashboard).toMatchObject({
      months: null,
      payroll: null,
      people: null,
      movements: null,
      own: { payslip: null, contracts: [] },
    })
  })

  test('nobody without a company has one', async () => {
    await expect(api.as('superadmin').run(Home)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(api.nobody.run(Home)).rejects.toMatchObject({ kind: 'unauthenticated' })
  })
})

describe('later than the law is known', () => {
  test('the month that waits for its figures says which, once', async () => {
    expect((await home('admin')).waiting).toBeNull()
    clock.set('2026-11-30T15:00:00Z')
    expect((await home('admin')).waiting).toMatchObject({
      yearMonth: 202610,
      lacks: expect.stringMatching(/octubre 2026/),
    })
    expect((await home('trabajador')).waiting).toBeNull()
  })
})
