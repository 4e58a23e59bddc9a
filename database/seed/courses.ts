import type pg from 'pg'
import { rutOf } from '#chile/rut.ts'
import { readRichText, type RichText } from '#platform/model/rich-text.ts'
import type { SeedCompany } from './companies.ts'
import { idsBy, insert } from './rows.ts'

type SeedLesson = { title: string; content: string; minSeconds: number; videoUrl?: string }
type SeedQuestion = { words: string; options: readonly string[]; right: readonly number[] }
type SeedCourse = {
  row: {
    title: string
    about: string
    kind: 'INTERNAL' | 'LEGAL'
    duty: 'KARIN' | null
    validMonths: number | null
    passPercent: number
    attempts: number
  }
  lessons: readonly SeedLesson[]
  questions: readonly SeedQuestion[]
}

const karin: SeedCourse = {
  row: {
    title: 'Ley Karin: prevención del acoso',
    about:
      'Qué es el acoso laboral y sexual, qué es la violencia en el trabajo y cómo se denuncia.',
    kind: 'LEGAL',
    duty: 'KARIN',
    validMonths: 12,
    passPercent: 60,
    attempts: 2,
  },
  lessons: [
    {
      title: 'Qué conductas son',
      content:
        'La ley distingue tres:\n\n- **Acoso laboral**: agresión u hostigamiento que menoscaba, ' +
        'maltrata o humilla a una persona, aunque ocurra una sola vez.\n- **Acoso sexual**: ' +
        'requerimientos de carácter sexual no consentidos.\n- **Violencia en el trabajo** de ' +
        'clientes, proveedores u otras personas ajenas.',
      minSeconds: 0,
    },
    {
      title: 'Cómo se denuncia',
      content:
        'La denuncia se hace a la empresa o a la Dirección del Trabajo, por escrito o de palabra.' +
        '\n\n1. La empresa toma medidas de resguardo de inmediato.\n2. Investiga, o deriva a la ' +
        'Dirección del Trabajo, en tres días.\n3. La investigación termina en treinta días.',
      minSeconds: 2,
    },
  ],
  questions: [
    {
      words: '¿Puede ser acoso laboral una conducta que ocurrió una sola vez?',
      options: ['Sí', 'No, debe repetirse'],
      right: [0],
    },
    {
      words: '¿Ante quién se puede denunciar?',
      options: ['La empresa', 'La Dirección del Trabajo', 'Solo un tribunal'],
      right: [0, 1],
    },
  ],
}

const induction: SeedCourse = {
  row: {
    title: 'Inducción',
    about: 'La viña, sus faenas, a quién preguntar y qué hacer el primer día.',
    kind: 'INTERNAL',
    duty: null,
    validMonths: null,
    passPercent: 100,
    attempts: 3,
  },
  lessons: [
    {
      title: 'Bienvenida',
      content: 'Somos **Viña Los Coihues**. Aquí está lo que necesita para su primer día.',
      minSeconds: 0,
    },
  ],
  questions: [
    {
      words: '¿A quién se avisa una falta?',
      options: ['A nadie', 'A su supervisión'],
      right: [1],
    },
  ],
}

type State = 'ASSIGNED' | 'STARTED' | 'PASSED' | 'FAILED' | 'EXPIRED'
type SeedAssignment = {
  person: 'bernarda' | 'hernan' | 'loreto' | 'carolina' | 'rodrigo'
  course: string
  state: State
  dueOn: string
  passedOn?: string
  expiresOn?: string
  score?: number
}

/** Somebody in every state: Bernarda has both to do. */
const assignments: readonly SeedAssignment[] = [
  { person: 'bernarda', course: karin.row.title, state: 'ASSIGNED', dueOn: '2026-09-30' },
  { person: 'bernarda', course: induction.row.title, state: 'STARTED', dueOn: '2026-10-15' },
  {
    person: 'hernan',
    course: karin.row.title,
    state: 'FAILED',
    dueOn: '2026-09-10',
    score: 50,
  },
  { person: 'loreto', course: karin.row.title, state: 'STARTED', dueOn: '2026-09-01' },
  {
    person: 'carolina',
    course: karin.row.title,
    state: 'PASSED',
    dueOn: '2026-05-30',
    passedOn: '2026-05-12',
    expiresOn: '2027-05-12',
    score: 100,
  },
  {
    person: 'rodrigo',
    course: karin.row.title,
    state: 'EXPIRED',
    dueOn: '2025-08-30',
    passedOn: '2025-08-20',
    expiresOn: '2026-08-20',
    score: 100,
  },
]

function treeOf(content: string): RichText {
  const found = readRichText(content)
  if ('badLink' in found) throw new Error(found.badLink)
  return found.doc
}

/** Puts two courses, and people in every state of them, into a company. */
export async function seedCourses(client: pg.Client, seed: SeedCompany, companyId: number) {
  const userId = await idsBy(client, 'users', companyId, 'rut')
  const versions = new Map<string, { courseId: number; versionId: number; lesson: number }>()
  for (const course of [karin, induction]) {
    versions.set(course.row.title, await seedCourse(client, companyId, course))
  }
  for (const { person, course, state, score, ...dates } of assignments) {
    const of = versions.get(course)
    if (!of) throw new Error(`no course ${course}`)
    const tried = score === undefined ? 0 : state === 'FAILED' ? 2 : 1
    const { rows } = await client.query<{ id: number }>(
      `insert into course_assignment (company_id, course_id, version_id, user_id, due_on, state,
         attempts_used, score, passed_on, expires_on, acknowledged_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9::date, $11, $11) returning id`,
      [
        companyId,
        of.courseId,
        of.versionId,
        userId(rutOf(seed.people[person]?.rut ?? 0)),
        dates.dueOn,
        state,
        tried,
        score ?? null,
        dates.passedOn ?? null,
        dates.expiresOn ?? null,
        '2026-08-01T12:00:00Z',
      ],
    )
    const id = rows[0]?.id
    if (state === 'STARTED') {
      await insert(client, 'course_progress', [
        { companyId, assignmentId: id, lessonId: of.lesson, openedAt: '2026-09-01T12:00:00Z' },
      ])
    }
    await insert(
      client,
      'course_attempt',
      Array.from({ length: tried }, (_, at) => ({
        companyId,
        assignmentId: id,
        no: at + 1,
        at: '2026-08-10T12:00:00Z',
        score,
        passed: state !== 'FAILED',
        answers: [],
      })),
    )
  }
  const business = await idsBy(client, 'business', companyId, 'slug')
  await seedBatch(client, companyId, karin.row.title, business('vina'))
}

/** The act by which the people of a course had it. */
async function seedBatch(client: pg.Client, companyId: number, title: string, businessId: number) {
  await client.query(
    `insert into course_batch (company_id, course_id, version_id, business_id, due_on, state,
       created_at)
     select c.company_id, c.id, v.id, $3, '2026-09-30', 'ASSIGNED', '2026-08-01T12:00:00Z'
     from course c join course_version v on v.company_id = c.company_id and v.course_id = c.id
     where c.company_id = $1 and c.title = $2`,
    [companyId, title, businessId],
  )
  await client.query(
    `insert into course_batch_person (company_id, batch_id, user_id, assignment_id)
     select b.company_id, b.id, a.user_id, a.id from course_batch b
     join course_assignment a on a.company_id = b.company_id and a.version_id = b.version_id
     where b.company_id = $1`,
    [companyId],
  )
}

async function seedCourse(
  client: pg.Client,
  companyId: number,
  { row, lessons, questions }: SeedCourse,
) {
  await insert(client, 'course', [{ companyId, ...row, state: 'PUBLISHED', publishedNo: 1 }])
  const courseId = (await idsBy(client, 'course', companyId, 'title'))(row.title)
  const made = await client.query<{ id: number }>(
    'insert into course_version (company_id, course_id, no) values ($1, $2, 1) returning id',
    [companyId, courseId],
  )
  const versionId = Number(made.rows[0]?.id)
  await insert(
    client,
    'course_lesson',
    lessons.map(({ content, ...lesson }, at) => ({
      companyId,
      versionId,
      position: at + 1,
      ...lesson,
      content: treeOf(content),
    })),
  )
  await insert(
    client,
    'course_question',
    questions.map(({ right, ...question }, at) => ({
      companyId,
      versionId,
      position: at + 1,
      ...question,
      rightOptions: right,
    })),
  )
  await client.query(
    `update course_version set published_at = '2026-04-01T12:00:00Z'
     where company_id = $1 and id = $2`,
    [companyId, versionId],
  )
  const first = await client.query<{ id: number }>(
    `select id from course_lesson where company_id = $1 and version_id = $2 and position = 1`,
    [companyId, versionId],
  )
  return { courseId, versionId, lesson: Number(first.rows[0]?.id) }
}
