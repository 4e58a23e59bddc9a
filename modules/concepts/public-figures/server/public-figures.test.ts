// Figures that arrive by themselves: read from a server that answers as the public sources do,
// proposed, stopped, confirmed by two people of the platform, or taken where two sources agree.
import { createServer } from 'node:http'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lastDay, monthName } from '#chile/period.ts'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { figureSettings } from './settings.ts'
import { readCmf, readPrevired, readSiiUf, readSiiUtm } from './sources.ts'
import { figureTask } from './task.ts'

const { api, world, database, services } = await startApi()
const { owner } = database

/** A month of which the product publishes neither UF nor UTM. */
const MONTH = 202611
const NIGHT = '2026-11-10T09:00:00Z'

const chilean = (value: string) => {
  const [whole = '', rest] = value.split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')
  return rest === undefined ? grouped : `${grouped},${rest}`
}

/** What the sources say now, and how each answers. */
let said = { cmfUf: '41200.55', siiUf: '41200.55', utm: '72300', previredUf: '41200.55' }
let broken: 'cmf' | 'huge' | 'redirect' | 'nonsense' | undefined
beforeEach(async () => {
  said = { cmfUf: '41200.55', siiUf: '41200.55', utm: '72300', previredUf: '41200.55' }
  broken = undefined
  await owner.query(`delete from public_figure; delete from figure_confirmation;
    delete from figure_reading; delete from figure_source; delete from figure_choice`)
})
afterEach(() => void vi.unstubAllEnvs())

const siiUf = () => {
  const names = Array.from({ length: 12 }, (_, at) => `<th>${monthName(202601 + at)}</th>`)
  const row = (day: number) => {
    const cells = Array.from({ length: 12 }, (_, at) =>
      at === 10 && day === 30 ? `<td>${chilean(said.siiUf)}</td>` : '<td>&nbsp;</td>',
    )
    return `<tr><th>${day}</th>${cells.join('')}</tr>`
  }
  const days = Array.from({ length: 31 }, (_, at) => row(at + 1))
  return `<html><body><div id="mes_all"><table><thead><tr><th>Día</th>${names.join('')}</tr></thead>
    <tbody>${days.join('')}</tbody></table></div></body></html>`
}
const siiUtm = () =>
  `<table><tr><th>Mes</th><th>UTM</th><th>UTA</th></tr>
   <tr><th>Noviembre</th><td>${chilean(said.utm)}</td><td>867.600</td></tr>
   <tr><th>Diciembre</th><td></td><td></td></tr></table>`
const previred = (sis = '1,78') =>
  `<table><tr><td>VALOR UF</td></tr>
     <tr><td>Al 30 de Noviembre del 2026:</td><td>$ ${chilean(said.previredUf)}</td></tr></table>
   <table><tr><td>Noviembre 2026</td><td>$${chilean(said.utm)}</td><td>$867.600</td></tr></table>
   <table><tr><td>Para afiliados a una AFP (90,0 UF):</td><td>$3.708.050</td></tr>
     <tr><td>Para afiliados al IPS (ex INP) (60,0 UF):</td><td>$2.472.033</td></tr>
     <tr><td>Para Seguro de Cesantía (135,2 UF):</td><td>$5.570.314</td></tr></table>
   <table><tr><td>Capital</td><td>11,44%</td></tr><tr><td>Modelo</td><td>10,58%</td></tr></table>
   <table><tr><td>Tasa SIS</td><td>${sis}%</td></tr></table>`

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const html = (body: string) => response.setHeader('content-type', 'text/html').end(body)
  if (pathname.startsWith('/cmf/')) {
    if (broken === 'cmf' || searchParams.get('apikey') !== 'clave') {
      response.statusCode = 503
      return void response.end()
    }
    if (broken === 'redirect') {
      response.writeHead(302, { location: 'http://127.0.0.1:1/' })
      return void response.end()
    }
    if (broken === 'huge') return void response.end('x'.repeat(3_000_000))
    if (broken === 'nonsense') return void response.end('{"UFs":[{"Valor":41200}]}')
    const rows = (Fecha: string, value: string) => [{ Valor: chilean(value), Fecha }]
    return void response.end(
      JSON.stringify(
        pathname.includes('/uf/')
          ? { UFs: [...rows('2026-11-29', '41190.10'), ...rows(lastDay(MONTH), said.cmfUf)] }
          : { UTMs: rows('2026-11-01', said.utm) },
      ),
    )
  }
  if (pathname === '/sii/uf/uf2026.htm') return void html(siiUf())
  if (pathname === '/sii/utm/utm2026.htm') return void html(siiUtm())
  if (pathname === '/previred') return void html(previred())
  response.statusCode = 404
  response.end()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => void server.close())
const place = server.address()
const base = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}`
const all = {
  FIGURES_CMF_URL: `${base}/cmf`,
  FIGURES_CMF_KEY: 'clave',
  FIGURES_SII_URL: `${base}/sii`,
  FIGURES_PREVIRED_URL: `${base}/previred`,
}
const night = (now = NIGHT, env: Record<string, string> = all) =>
  figureTask({ db: services.db, publicUrl: 'http://localhost', env, now: () => new Date(now) }).run(
    {},
    { isLast: false },
  )

type Month = {
  print: string
  toConfirm: number
  isMine: boolean
  proposals: { key: string; value: string; state: string; why: string | null; agreed: boolean }[]
}
type Sources = {
  takesAlone: boolean
  month: number
  sources: { label: string; isConfigured: boolean; readAt: string | null; problem: string | null }[]
}
type Who = Parameters<typeof api.as>[0]
const monthOf = async (who: Who = 'superadmin') =>
  (
    await api.as(who).run<{ publicFigures: Month }>(
      `query F($input: PublicFiguresInput!) { publicFigures(input: $input) {
        print toConfirm isMine proposals { key value state why agreed } } }`,
      { input: { yearMonth: MONTH } },
    )
  ).publicFigures
const sourcesFor = async (who: Who = 'superadmin') =>
  (
    await api
      .as(who)
      .run<{ figureSources: Sources }>(
        '{ figureSources { takesAlone month sources { label isConfigured readAt problem } } }',
      )
  ).figureSources
const confirm = (who: Who, print: string) =>
  api.as(who).result<{ taken: number }>(
    `mutation C($input: ConfirmFigureMonthInput!) { confirmFigureMonth(input: $input) {
      ${outcome} data { taken } } }`,
    { input: { yearMonth: MONTH, print } },
  )
const figure = async (key: string) => {
  const { proposals } = await monthOf()
  return proposals.find((one) => one.key === key)
}

describe('what the sources answer', () => {
  test('is read as each of them documents it', () => {
    expect(readCmf('{"UTMs":[{"Valor":"72.300","Fecha":"2026-11-01"}]}')).toEqual([
      { key: 'UTM', month: MONTH, value: '72300' },
    ])
    expect(readSiiUf(siiUf(), 2026)).toEqual([{ key: 'UF', month: MONTH, value: '41200.55' }])
    expect(readSiiUtm(siiUtm(), 2026)).toEqual([{ key: 'UTM', month: MONTH, value: '72300' }])
    const read = Object.fromEntries(readPrevired(previred()).map(({ key, value }) => [key, value]))
    expect(read).toMatchObject({ UF: '41200.55', UTM: '72300', TASA_SIS: '1.78' })
    expect(Number(read['COMISION_CAPITAL'])).toBe(1.44)
    expect(Number(read['TOPE_CESANTIA_UF'])).toBe(135.2)
  })

  test.each([
    '',
    'null',
    '{}',
    '[]',
    '{"UFs":"x"}',
    '{"UFs":[{"Valor":"abc","Fecha":"2026-11-30"}]}',
  ])('is refused in words where it is %j', (text) => {
    expect(() => readCmf(text)).toThrow(/respuesta|número/)
    expect(() => readSiiUf(text, 2026)).toThrow('Falta la tabla')
    expect(() => readPrevired(text)).toThrow('no dice su mes')
  })

  test('is asked for at https addresses alone', () => {
    expect(() => figureSettings({ FIGURES_SII_URL: 'http://sii.cl' })).toThrow('FIGURES_SII_URL')
    expect(() => figureSettings({ FIGURES_SII_URL: 'file:///etc/passwd' })).toThrow()
    expect(() => figureSettings({ FIGURES_CMF_URL: 'https://cmf.cl' })).toThrow('FIGURES_CMF_KEY')
  })
})

describe('a night', () => {
  test('keeps each value once, with its source, its time and no key', async () => {
    await night()
    await night('2026-11-10T10:00:00Z')
    await night('2026-11-11T10:00:00Z')
    const { rows } = await owner.query<{ source: string; value: string; url: string }>(
      `select source, value, url from figure_reading where key = 'UF' order by source`,
    )
    expect(rows.map(({ source, value }) => [source, value])).toEqual([
      ['CMF', '41200.55'],
      ['PREVIRED', '41200.55'],
      ['SII', '41200.55'],
    ])
    expect(rows.some(({ url }) => url.includes('clave'))).toBe(false)
    expect(await figure('UF')).toMatchObject({ state: 'PROPOSED', agreed: true })
    // What goes on as it is proposes nothing.
    expect(await figure('TOPE_CESANTIA_UF')).toBeUndefined()
  })

  test('waits for its hour', async () => {
    await night('2026-11-10T04:00:00Z')
    expect((await monthOf()).proposals).toEqual([])
  })

  test.each([
    ['cmf', 'La fuente respondió 503'],
    ['redirect', 'No se llegó a la fuente'],
    ['huge', 'La respuesta es demasiado grande'],
    ['nonsense', 'La respuesta no es la que la CMF documenta'],
  ] as const)('goes on with the others where one is %s', async (how, problem) => {
    broken = how
    await night()
    const { rows } = await owner.query<{ source: string; problem: string | null }>(
      'select source, problem from figure_source order by source',
    )
    expect(rows).toEqual([
      { source: 'CMF', problem },
      { source: 'PREVIRED', problem: null },
      { source: 'SII', problem: null },
    ])
    broken = undefined
    await night('2026-11-10T10:37:00Z')
    const again = await owner.query(`select from figure_source where problem is not null`)
    expect(again.rowCount).toBe(0)
  })

  test('is shown by source, with which of them are configured, to the platform alone', async () => {
    vi.stubEnv('FIGURES_SII_URL', all.FIGURES_SII_URL)
    broken = 'cmf'
    const before = await sourcesFor()
    expect(before).toMatchObject({ takesAlone: false, month: 202609 })
    expect(before.sources.every(({ readAt }) => readAt === null)).toBe(true)
    await night()
    const { sources } = await sourcesFor()
    expect(sources.map(({ isConfigured, problem }) => [isConfigured, problem])).toEqual([
      [false, 'La fuente respondió 503'],
      [true, null],
      [false, null],
    ])
    expect(sources.every(({ readAt }) => readAt !== null)).toBe(true)
    for (const who of ['admin', 'supergerente', 'trabajador'] as const) {
      await expect(sourcesFor(who)).rejects.toThrow()
    }
  })

  test('stops where two sources disagree, and where a value is implausible', async () => {
    said.siiUf = '41200.56'
    await night()
    expect((await figure('UF'))?.why).toContain('Las fuentes no coinciden')
    said = { cmfUf: '51200.55', siiUf: '51200.55', previredUf: '51200.55', utm: '72300' }
    await night('2026-11-11T10:00:00Z')
    const stopped = await figure('UF')
    expect(stopped).toMatchObject({ state: 'STOPPED' })
    expect(stopped?.why).toContain('Se espera entre')
  })
})

describe('a month', () => {
  test('is confirmed by two people in one act, and companies calculate with it', async () => {
    await night()
    const { print, toConfirm } = await monthOf()
    expect(toConfirm).toBeGreaterThanOrEqual(2)
    expect((await confirm('superadmin', print)).data).toEqual({ taken: 0 })
    expect((await confirm('superadmin', print)).message).toContain('una persona distinta')
    expect((await confirm('superadmin2', print)).data).toEqual({ taken: toConfirm })
    expect((await confirm('superadmin2', print)).message).toContain('No hay nada por confirmar')
    const { indicators } = await api.as('admin').run<{
      indicators: { key: string; value: string; status: string; entryId: string | null }[]
    }>(
      `query I($input: OfYearMonth!) { indicators(input: $input) {
        key value status entryId } }`,
      { input: { yearMonth: MONTH } },
    )
    expect(indicators.find(({ key }) => key === 'UF')).toMatchObject({
      value: '41200.55',
      status: 'PLATFORM',
      entryId: null,
    })
    // Each company is notified once: its open months say that something changed.
    await night('2026-11-12T10:00:00Z')
    await night('2026-11-12T11:00:00Z')
    const told = await owner.query<{ value: string }>(
      `select value from followed_figure where key = 'UF' and company_id = $1`,
      [world.coihues.id],
    )
    expect(told.rows).toEqual([{ value: '41200.55' }])
  })

  test('asks the first person again where the sources changed meanwhile', async () => {
    await night()
    const { print } = await monthOf()
    await confirm('superadmin', print)
    said = { cmfUf: '41210.00', siiUf: '41210.00', previredUf: '41210.00', utm: '72300' }
    await night('2026-11-11T10:00:00Z')
    expect((await confirm('superadmin2', print)).message).toContain('vuelva a mirar')
    const { print: now } = await monthOf()
    expect((await confirm('superadmin2', now)).data).toEqual({ taken: 0 })
  })

  test('two acts at once of one person confirm nothing', async () => {
    await night()
    const { print } = await monthOf()
    const acts = await Promise.all([1, 2, 3].map(() => confirm('superadmin', print)))
    expect(acts.filter(({ status }) => status === 'OK')).toHaveLength(1)
    const { rowCount } = await owner.query('select from public_figure')
    expect(rowCount).toBe(0)
  })

  test('is for the platform alone', async () => {
    for (const who of ['admin', 'supergerente', 'trabajador'] as const) {
      await expect(monthOf(who)).rejects.toThrow()
      expect((await confirm(who, 'x')).error?.kind).toBe('forbidden')
    }
  })

  test('is taken alone where two sources agree and the platform chose it', async () => {
    await api.as('superadmin').mutate(
      `mutation C($input: ChooseFiguresAloneInput!) { chooseFiguresAlone(input: $input) {
        ${outcome} data { takesAlone } } }`,
      { input: { takesAlone: true } },
    )
    expect((await sourcesFor()).takesAlone).toBe(true)
    said.siiUf = '41200.56'
    await night()
    await night('2026-11-10T10:00:00Z')
    const { rows } = await owner.query<{ key: string; value: string; first: string | null }>(
      'select key, value, first_by as first from public_figure order by key',
    )
    expect(rows).toEqual([{ key: 'UTM', value: '72300', first: null }])
  })

  test('that lacks its figures is reported to superadmins once, some days before', async () => {
    const mails = async () => {
      const { rowCount } = await owner.query(
        `select from mail_outbox where subject = 'Faltan indicadores de noviembre 2026'`,
      )
      return rowCount
    }
    await night('2026-11-10T10:00:00Z', {})
    expect(await mails()).toBe(0)
    await night('2026-11-16T10:00:00Z', {})
    await night('2026-11-17T10:00:00Z', {})
    expect(await mails()).toBe(2)
  })
})
