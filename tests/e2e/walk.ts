import type { Page } from 'playwright-core'
import { allScreens } from '#apps/web/screens.ts'
import { publicId } from '#platform/model/ids.ts'
import { isPublic, mayOpen, pathTo, type Screen, type Tab } from '#platform/web/screen/screens.ts'
import { idsOf } from '../attacks/ids.ts'
import { makeSurvey } from '../api/taken-survey.ts'
import type { Username } from '../world.ts'
import type { Site } from './site.ts'

/** A screen, or a tab of one, at an address where the demo world has something to show. */
export type Stop = { readonly screen: Screen; readonly tab?: Tab; readonly path: string }

/** Every screen and tab behind sign-in, in the order of apps/web/screens.ts. */
export async function stopsOf(site: Site): Promise<Stop[]> {
  const firsts = await idsOf(site.owner, site.world.coihues.id, 1)
  const samples = await samplesOf(site)
  return allScreens
    .filter((screen) => !isPublic(screen))
    .flatMap((screen) => {
      const first = screen.shows && firsts.get(screen.shows)?.[0]
      const sample = samples[screen.path] ?? (first ? { id: first } : undefined)
      if (screen.path.includes(':') && !sample) {
        throw new Error(`${screen.path} needs \`shows\`, or a sample in tests/e2e/walk.ts`)
      }
      const path = pathTo(screen.path, sample)
      const tabs: readonly Tab[] = screen.tabs ?? []
      if (tabs.length === 0) return [{ screen, path }]
      return tabs.map((tab) => ({ screen, tab, path: tab.path ? `${path}/${tab.path}` : path }))
    })
}

/** The screens that somebody may open, asked of the server as the browser does. */
export async function openTo(
  site: Site,
  stops: readonly Stop[],
  username: Username,
): Promise<Stop[]> {
  const { me } = await site.api
    .as(username)
    .run<{ me: { permissions: string[] } }>('{ me { permissions } }')
  const held = new Set(me.permissions)
  return stops.filter(({ screen, tab }) => mayOpen(screen, held) && (!tab || mayOpen(tab, held)))
}

/** What an address shows that is not simply the first row of what the screen shows. */
async function samplesOf({ owner, world }: Site) {
  const { id: companyId, businesses, people } = world.coihues
  const { rows: months } = await owner.query<{ id: string; open: boolean }>(
    `select id, is_open as open from payroll_month
     where company_id = $1 and business_id = $2 and type = 'PAYROLL' order by year_month`,
    [companyId, businesses.vina.id],
  )
  const { rows: advances } = await owner.query<{ id: string }>(
    `select min(id) as id from payroll_month where company_id = $1 and type = 'ADVANCE'`,
    [companyId],
  )
  const { rows: settlements } = await owner.query<{ id: string }>(
    `select min(id) as id from payroll_month where company_id = $1 and type = 'SETTLEMENT'`,
    [companyId],
  )
  const additional = await additionalMonth(owner, companyId, businesses.vina.id)
  const month = (open: boolean) => {
    const found = months.findLast((one) => one.open === open)
    return publicId('payrollMonth', Number(found?.id))
  }
  const { bernarda } = people
  const contract = bernarda.contracts[0]?.publicId ?? ''
  const paid = await releasedPayment(owner, companyId, bernarda.contracts[0]?.id ?? 0)
  const day = 86_400_000
  const survey = await makeSurvey(owner, companyId, {
    title: 'Recorrido',
    questions: [{ title: 'Ayuda a sus compañeros' }, { title: 'Cumple plazos' }],
    startAt: new Date(Date.now() - day).toISOString(),
    endAt: new Date(Date.now() + day).toISOString(),
    of: [{ respondent: people.carolina.id, evaluatee: bernarda.id }],
  })
  const climate = await makeSurvey(owner, companyId, {
    title: 'Clima del recorrido',
    type: 'CLIMATE',
    questions: [{ title: 'Se escucha lo que digo' }, { title: 'Hay buen trato' }],
    of: [{ respondent: people.carolina.id, evaluatee: null }],
  })
  const taken = { id: survey.publicId, userSurvey: survey.taken[0]?.publicId ?? '' }
  const samples: Readonly<Record<string, Record<string, string>>> = {
    'evaluaciones/:id': { id: survey.publicId },
    'encuestas/:id': { id: survey.publicId },
    'evaluaciones/:id/:userSurvey': taken,
    'encuestas/:id/:userSurvey': taken,
    'encuesta/reportes/:id': { id: climate.publicId },
    ...(await evaluatedSamples(owner, companyId)),
    'permisos/:id': { id: bernarda.publicId },
    'ficha/:id': { id: bernarda.publicId },
    'ficha/:id/contrato-nuevo': { id: bernarda.publicId },
    'centralizacion/:id': { id: month(false) },
    'declaraciones/:id': { id: month(false) },
    'nominas-de-pago/proceso/:id': { id: month(false) },
    'procesos/:id': { id: month(true) },
    'procesos/adicional/:id': { id: publicId('payrollMonth', additional) },
    'procesos/anticipo/:id': { id: publicId('payrollMonth', Number(advances[0]?.id)) },
    'procesos/finiquito/:id': { id: publicId('payrollMonth', Number(settlements[0]?.id)) },
    'maintenance-payroll/item/:code': { code: 'BONO_VENTAS' },
    'maintenance-payroll/formula/:code': { code: 'TURNOS_POR_PRECIO' },
    'maintenance-payroll/variable/:code': { code: 'PRECIO_TURNO_NOCHE' },
    'maintenance-payroll/tabla/:code': { code: 'TABLA_VENTAS' },
    'liquidaciones/contrato/:contract': { contract },
    'terminos/nuevo/:contract': { contract },
    'liquidaciones/adicional/:month/:contract': {
      month: publicId('payrollMonth', paid),
      contract,
    },
    'liquidaciones/:month/:contract': { month: month(false), contract },
    'maintenance-payroll/estudio/:code': { code: 'BONO_ANTIGUEDAD' },
  }
  return samples
}

/** The result of somebody in the demo world whose evaluation is over. */
async function evaluatedSamples(owner: Site['owner'], companyId: number) {
  const { rows: reviews } = await owner.query<{ process: string; person: string; survey: string }>(
    `select r.process_id as process, r.evaluatee_id as person, s.id as survey from review r
     join evaluation_process p on p.company_id = r.company_id and p.id = r.process_id
     join survey s on s.company_id = r.company_id and s.process_id = p.id
     where r.company_id = $1 and p.status = 'CLOSED' order by r.id limit 1`,
    [companyId],
  )
  const [first] = reviews
  const id = publicId('evaluationProcess', Number(first?.process))
  const person = publicId('user', Number(first?.person))
  return {
    'evaluacion/reportes/:id': { id },
    'evaluacion/reportes/:id/:evaluatee': { id, evaluatee: person },
    'performance/reports/participants/:evaluateeId/survey/:surveyId': {
      evaluateeId: person,
      surveyId: publicId('survey', Number(first?.survey)),
    },
  }
}

/** Two processes of payments apart of August, which the demo world has not: the second is open. */
async function additionalMonth(owner: Site['owner'], companyId: number, businessId: number) {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  const { rows } = await owner.query<{ id: string }>(
    `insert into payroll_month (company_id, business_id, year_month, type)
     values ($1, $2, 202608, 'ADDITIONAL') returning id`,
    [companyId, businessId],
  )
  await owner.query('commit')
  return Number(rows[0]?.id)
}

/** A payment of August that was closed and shown to its person. */
async function releasedPayment(owner: Site['owner'], companyId: number, contractId: number) {
  await owner.query('begin')
  await owner.query('select app.begin_request($1, null, null, false, null)', [companyId])
  const { rows } = await owner.query<{ id: string }>(
    `insert into payroll_month (company_id, business_id, year_month, type, name)
     select company_id, business_id, 202608, 'ADDITIONAL', 'Bono de campaña' from user_contract
     where company_id = $1 and id = $2 returning id`,
    [companyId, contractId],
  )
  const id = Number(rows[0]?.id)
  await owner.query(
    `insert into additional_payment (company_id, payroll_month_id, user_contract_id, user_id,
       base_run_id, item_code, value, earnings, deductions, net, employer_cost, lines, print)
     select p.company_id, $2, p.user_contract_id, p.user_id, p.payroll_run_id, 'AGUINALDO', 90000,
       90000, 0, 90000, 90000, $4, 'muestra'
     from payroll_month m join payslip p on p.company_id = m.company_id
       and p.payroll_run_id = m.current_run_id
     where m.company_id = $1 and m.year_month = 202608 and p.user_contract_id = $3`,
    [companyId, id, contractId, JSON.stringify(lines)],
  )
  await owner.query(
    `update payroll_month set is_open = false, closed_hash = 'x', closing_number = 1,
       closed_at = opened_at where company_id = $1 and id = $2`,
    [companyId, id],
  )
  await owner.query(
    `insert into additional_release (company_id, payroll_month_id, user_contract_id, print, user_id)
     select company_id, payroll_month_id, user_contract_id, print, user_id from additional_payment
     where company_id = $1 and payroll_month_id = $2`,
    [companyId, id],
  )
  await owner.query('commit')
  return id
}

const lines = [{ code: 'AGUINALDO', label: 'Aguinaldo', group: 'EARNING', difference: 90_000 }]

/**
 * Goes on inside the application, as a link does: only the page changes, not the document. Returns
 * when the page has what it asked for.
 */
export async function go(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await settled(page)
}

/** Waits until the page asks for nothing and no part of it still shimmers. */
export async function settled(page: Page) {
  let calm = 0
  asking(page)
  // On a machine that other tests keep busy a page may take long to draw anything.
  const deadline = performance.now() + 40_000
  while (calm < 2) {
    if (performance.now() > deadline) throw new Error(`${page.url()} does not come to rest`)
    const drawn = await page.evaluate(isDrawn).catch(notWhileLeaving)
    calm = drawn && !asking(page) ? calm + 1 : 0
  }
}

/** A page that gives way to another document is not at rest; any other fault is one. */
function notWhileLeaving(error: unknown): false {
  if (String(error).includes('Execution context was destroyed')) return false
  throw error
}

const counts = new WeakMap<Page, { open: number }>()

/** Whether an answer is on its way. The first call starts to count. */
function asking(page: Page): boolean {
  const known = counts.get(page)
  if (known) return known.open > 0
  const count = { open: 0 }
  counts.set(page, count)
  const counted = new Set<unknown>()
  page.on('request', (request) => {
    if (request.resourceType() === 'image' || request.isNavigationRequest()) return
    counted.add(request)
    count.open = counted.size
  })
  const answered = (request: unknown) => {
    counted.delete(request)
    count.open = counted.size
  }
  page.on('requestfinished', answered)
  page.on('requestfailed', answered)
  return false
}

/**
 * The page of this very address is there, and has all its parts: as the next frame shows it, once
 * the page has nothing else to do. A page that a busy machine keeps waiting is waited for longer.
 */
async function isDrawn(): Promise<boolean> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
  return (
    document.querySelector('h1') !== null &&
    (document.querySelector('main')?.dataset['path'] ?? location.pathname) === location.pathname &&
    document.querySelector('.mg-bone, .mg-loader, .ant-skeleton, main [aria-busy="true"]') === null
  )
}
