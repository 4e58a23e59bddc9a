import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { innerId } from '#platform/model/ids.ts'
import { outcome } from '#tests/api/payroll.ts'
import { courseTask } from './tasks.ts'

/** Today is Tuesday 15 September 2026. Rodrigo writes courses and assigns them, Bernarda does. */
const { api, url, world, database, asCompany, services, drainJobs, restJobs, clock } =
  await startApi()
const { owner } = database
const { bernarda, wilner } = world.people
const { vina } = world.businesses
type Who = Parameters<typeof api.as>[0]

type Course = { id: string; version: number; state: string }
type Lesson = { id: string; content: string | null; openedAt: string | null }
type Question = { id: string; options: string[]; rightCount: number }
type Taken = {
  id: string
  title: string
  state: string
  version: number
  score: number | null
  attemptsUsed: number
  documentId: string | null
  isReady: boolean
  lessons: Lesson[]
  questions: Question[]
}
type Batch = { id: string; state: string; version: number; people: number; made: number }
type Answer = { questionId: string; option: number }
type Preview = { people: number; already: number; areas: string[]; jobs: string[] }

const coursePart = 'id version state'
const assignedPart = 'id state version score attemptsUsed documentId'
const takenPart = `${assignedPart} title isReady lessons { id content openedAt }
  questions { id options rightCount }`
const batchPart = 'id state version people made'

const change = (name: string, input: string, parts: string) =>
  `mutation M($input: ${input}!) { ${name}(input: $input) { ${outcome} data { ${parts} } } }`

let no = 0
const given = (more: object = {}) => ({
  title: `Curso ${(no += 1)}`,
  about: 'Para probar',
  kind: 'INTERNAL',
  passPercent: 60,
  attempts: 2,
  lessons: [
    { title: 'Una', content: 'Primera', minSeconds: 60 },
    { title: 'Dos', content: 'Segunda', minSeconds: 0 },
  ],
  questions: [
    { words: '¿Uno?', options: '* Sí\nNo' },
    { words: '¿Dos?', options: '*A\n*B\nC' },
  ],
  ...more,
})

const attemptsOf =
  (who: Who) =>
  <T>(name: string, input: string, parts: string, value: object) =>
    api.as(who).result<T>(change(name, input, parts), { input: value })

const assigning = (who: Who) => {
  const session = api.as(who)
  const attempt = attemptsOf(who)
  return {
    assign: (courseId: string, ruts: readonly string[], more: object = {}) =>
      attempt<Batch>('assignCourse', 'AssignCourseInput', batchPart, {
        courseId,
        businessId: vina.publicId,
        ruts: ruts.join('\n'),
        dueOn: '2026-09-30',
        ...more,
      }),
    preview: async (courseId: string, ruts: readonly string[]) =>
      (
        await session.run<{ previewCourseAssignment: Preview }>(
          `query P($input: PreviewCourseAssignmentInput!) {
            previewCourseAssignment(input: $input) { people already areas jobs } }`,
          { input: { courseId, businessId: vina.publicId, ruts: ruts.join('\n') } },
        )
      ).previewCourseAssignment,
    resume: (id: string) =>
      attempt<Batch>('resumeCourseBatch', 'ByIdCourseBatch', batchPart, { id }),
    batches: async () =>
      (
        await session.run<{ courseBatches: { rows: Batch[]; total: number } }>(
          `{ courseBatches(page: { number: 1, size: 100 },
            sort: { by: createdAt, descending: true }) { rows { ${batchPart} } total } }`,
        )
      ).courseBatches,
    undo: ({ id, version }: Batch) =>
      attempt<Batch>('undoCourseBatch', 'UndoCourseBatchInput', batchPart, { id, version }),
    batch: async (id: string) =>
      (
        await session.run<{ courseBatch: Batch }>(
          `query B($input: ByIdCourseBatch!) { courseBatch(input: $input) { ${batchPart} } }`,
          { input: { id } },
        )
      ).courseBatch,
    grid: async (filter: object = {}) =>
      (
        await session.run<{
          courseGrid: {
            rows: { userId: string; fullname: string; cells: { title: string; state: string }[] }[]
          }
        }>(
          `query G($filter: CourseGridFilter) { courseGrid(filter: $filter,
            page: { number: 1, size: 100 }) { rows { userId fullname cells { title state } } } }`,
          { filter },
        )
      ).courseGrid.rows,
  }
}

const by = (who: Who) => {
  const session = api.as(who)
  const attempt = attemptsOf(who)
  return {
    ...assigning(who),
    save: async (more?: object) =>
      done(await attempt<Course>('saveCourse', 'SaveCourseInput', coursePart, given(more))),
    trySave: (more?: object) =>
      attempt<Course>('saveCourse', 'SaveCourseInput', coursePart, given(more)),
    publish: ({ id, version }: Course) =>
      attempt<Course>('publishCourse', 'PublishCourseInput', coursePart, { id, version }),
    open: (id: string, lessonId: string) =>
      attempt<Taken>('openCourseLesson', 'OpenCourseLessonInput', assignedPart, { id, lessonId }),
    complete: (id: string, lessonId: string) =>
      attempt<Taken>('completeLesson', 'CompleteLessonInput', assignedPart, { id, lessonId }),
    submit: (id: string, version: number, answers: readonly Answer[], acknowledged = false) =>
      attempt<Taken>('submitCourse', 'SubmitCourseInput', assignedPart, {
        id,
        version,
        answers,
        acknowledged,
      }),
    close: ({ id, version }: Course) =>
      attempt<Course>('closeCourse', 'CloseCourseInput', coursePart, { id, version }),
    file: (id: string, lessonId: string) =>
      attempt<{ name: string; url: string }>('openCourseFile', 'OpenCourseFileInput', 'name url', {
        id,
        lessonId,
      }),
    read: async (id: string) =>
      (
        await session.run<{ assignedCourse: Taken }>(
          `query T($input: ByIdCourseAssignment!) {
            assignedCourse(input: $input) { ${takenPart} } }`,
          { input: { id } },
        )
      ).assignedCourse,
    own: async () =>
      (
        await session.run<{ assignedCourses: { rows: { id: string; title: string }[] } }>(
          '{ assignedCourses(page: { number: 1, size: 100 }) { rows { id title } } }',
        )
      ).assignedCourses.rows,
  }
}

/** What a change answered, which was to succeed. */
function done<T>({ data, message }: { data?: T | null; message?: string | null }): T {
  if (!data) throw new Error(message ?? 'it has no data')
  return data
}

/** A paper for a lesson, as whoever writes courses uploads it. */
async function paperOf(who: Who): Promise<string> {
  const body = new FormData()
  body.append('relatedType', 'course')
  body.append('relatedId', world.coihues.publicId)
  body.append('files', new File(['%PDF-1.4\n%%EOF'], 'salida.pdf', { type: 'application/pdf' }))
  const response = await fetch(`${url}/uploadFile/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await api.as(who).token()}` },
    body,
  })
  const { data }: { data?: { id: string }[] } = await response.json()
  return done({ data: data?.[0] ?? null }).id
}

/** A course that is published and assigned to Bernarda, as she has it. */
async function assigned(more?: object): Promise<{ course: Course; taken: Taken }> {
  const draft = await by('supergerente').save(more)
  const course = done(await by('supergerente').publish(draft))
  await by('supergerente').assign(course.id, [bernarda.rut])
  await drainJobs()
  const title = more && 'title' in more ? more.title : `Curso ${no}`
  const own = (await by('trabajador').own()).find((one) => one.title === title)
  if (!own) throw new Error('the course is not there')
  return { course, taken: await by('trabajador').read(own.id) }
}

/** Opens and ends the lessons of a course, waiting for their seconds on the clock of the API. */
async function studied({ id, lessons }: Taken): Promise<Taken> {
  const worker = by('trabajador')
  for (const lesson of lessons) {
    await worker.open(id, lesson.id)
    clock.advance({ seconds: 61 })
    await worker.complete(id, lesson.id)
  }
  return worker.read(id)
}

const answersOf = ({ questions: [one, two] }: Taken, right = true): Answer[] => [
  { questionId: one?.id ?? '', option: right ? 0 : 1 },
  { questionId: two?.id ?? '', option: 0 },
  ...(right ? [{ questionId: two?.id ?? '', option: 1 }] : []),
]

describe('who writes courses', () => {
  test('writes lessons and questions, publishes them, and keeps what people had', async () => {
    const draft = await by('supergerente').save({ title: 'Con versiones' })
    expect(draft.state).toBe('DRAFT')
    const published = done(await by('supergerente').publish(draft))
    expect(published.state).toBe('PUBLISHED')
    const again = await by('supergerente').publish(published)
    expect(again.message).toBe('No hay cambios por publicar')
    // What is written now is a second version; the first one stays in the database.
    const { version } = published
    await by('supergerente').save({ title: 'Con versiones', id: draft.id, version })
    const { rows } = await owner.query<{ no: number; published: boolean }>(
      `select v.no, v.published_at is not null as published from course_version v
       join course c on c.company_id = v.company_id and c.id = v.course_id
       where c.title = 'Con versiones' order by v.no`,
    )
    expect(rows).toEqual([
      { no: 1, published: true },
      { no: 2, published: false },
    ])
  })

  test('is shown at the field what is wrong', async () => {
    const { trySave } = by('supergerente')
    const lesson = { title: 'Una', content: 'x', minSeconds: 0 }
    const bad = async (more: object) => (await trySave(more)).error?.field
    expect(await bad({ kind: 'LEGAL' })).toBe('duty')
    expect(await bad({ questions: [{ words: '¿?', options: 'Sí\nNo' }] })).toBe('options')
    expect(await bad({ questions: [{ words: '¿?', options: '*Sí' }] })).toBe('options')
    const video = 'https://youtube.com.evil.cl/x'
    expect(await bad({ lessons: [{ ...lesson, videoUrl: video }] })).toBe('videoUrl')
    expect(await bad({ lessons: [{ ...lesson, content: '[a](http://b.cl)' }] })).toBe('content')
  })

  test('never reads back right answers, and keeps them where options stay', async () => {
    const draft = await by('supergerente').save({ title: 'Secreta' })
    const read = async () => {
      const { course } = await api.as('supergerente').run<{ course: { questions: Question[] } }>(
        `query C($input: ByIdCourse!) { course(input: $input) {
          questions { id words options rightCount } } }`,
        { input: { id: draft.id } },
      )
      return course.questions
    }
    const before = await read()
    expect(before.map(({ options, rightCount }) => [options, rightCount])).toEqual([
      [['Sí', 'No'], 1],
      [['A', 'B', 'C'], 2],
    ])
    await by('supergerente').save({
      title: 'Secreta',
      id: draft.id,
      version: draft.version,
      questions: before.map(({ id, options }) => ({
        id,
        words: '¿?',
        options: options.join('\n'),
      })),
    })
    const { rows } = await owner.query<{ right: number[] }>(
      `select q.right_options as right from course_question q
       join course_version v on v.company_id = q.company_id and v.id = q.version_id
       join course c on c.company_id = v.company_id and c.id = v.course_id
       where c.title = 'Secreta' order by q.position`,
    )
    expect(rows.map(({ right }) => right)).toEqual([[0], [0, 1]])
    const { body } = await schemaOf('CourseQuestion')
    expect(body).not.toContain('right"')
  })

  test('closes a course: nobody else has it, and whoever has it goes on', async () => {
    const { course, taken } = await assigned()
    expect((await by('gerente').close(course)).error?.kind).toBe('forbidden')
    const draft = await by('supergerente').save()
    expect((await by('supergerente').close(draft)).message).toBe(
      'Solo se cierra un curso publicado',
    )
    const stale = { ...course, version: course.version - 1 }
    expect((await by('supergerente').close(stale)).status).not.toBe('OK')
    expect(done(await by('supergerente').close(course)).state).toBe('CLOSED')
    const more = await by('supergerente').assign(course.id, [wilner.rut])
    expect(more.message).toBe('El curso está cerrado')
    expect((await studied(taken)).isReady).toBe(true)
  })

  test('publishes nothing without a lesson, and no worker writes or reads courses', async () => {
    const empty = await by('supergerente').save({ lessons: [], questions: [] })
    expect((await by('supergerente').publish(empty)).message).toBe('Agregue una lección')
    for (const who of ['trabajador', 'gerente', 'subgerente'] as const) {
      expect((await by(who).trySave()).error?.kind).toBe('forbidden')
    }
    const { course } = await assigned()
    await expect(
      api.as('trabajador').run('query C($input: ByIdCourse!) { course(input: $input) { id } }', {
        input: { id: course.id },
      }),
    ).rejects.toThrow()
  })
})

const schemaOf = async (name: string) => ({
  body: JSON.stringify(
    await api
      .as('superadmin')
      .run(`query ($name: String!) { __type(name: $name) { fields { name } } }`, { name }),
  ),
})

describe('whoever takes a course', () => {
  test('reads lessons in their order, for their seconds, and then the questions', async () => {
    const { taken } = await assigned()
    const worker = by('trabajador')
    const [first, second] = taken.lessons
    expect(taken.lessons.map(({ content }) => content)).toEqual([null, null])
    expect(taken.questions).toEqual([])
    const skipped = await worker.open(taken.id, second?.id ?? '')
    expect(skipped.message).toBe('Termine antes las lecciones anteriores')
    expect((await worker.complete(taken.id, first?.id ?? '')).message).toBe(
      'Abra primero la lección',
    )
    await worker.open(taken.id, first?.id ?? '')
    expect((await worker.complete(taken.id, first?.id ?? '')).message).toBe(
      'Faltan 60 segundos para terminar esta lección',
    )
    const early = await worker.submit(taken.id, taken.version + 1, [])
    expect(early.message).toBe('Termine todas las lecciones antes de responder')
    const ready = await studied(taken)
    expect(ready.isReady).toBe(true)
    expect(ready.questions).toHaveLength(2)
  })

  test('opens the file of a lesson once the lesson was opened, and nobody else does', async () => {
    const fileId = await paperOf('supergerente')
    const lessons = [{ title: 'Con plano', content: 'Mire el plano', minSeconds: 0, fileId }]
    const { taken } = await assigned({ lessons })
    const lessonId = taken.lessons[0]?.id ?? ''
    const worker = by('trabajador')
    expect((await worker.file(taken.id, lessonId)).error?.kind).toBe('not-found')
    await worker.open(taken.id, lessonId)
    const link = done(await worker.file(taken.id, lessonId))
    expect(link.name).toBe('salida.pdf')
    for (const who of ['supervisor', 'supergerente', 'boreal.admin'] as const) {
      expect((await by(who).file(taken.id, lessonId)).error?.kind).toBe('not-found')
    }
  })

  test('passes, has a certificate in their folder, and anybody verifies its code', async () => {
    const { taken } = await assigned({ kind: 'LEGAL', duty: 'KARIN', validMonths: 12 })
    const ready = await studied(taken)
    const worker = by('trabajador')
    const undeclared = await worker.submit(ready.id, ready.version, answersOf(ready))
    expect(undeclared.error?.field).toBe('acknowledged')
    const passed = await worker.submit(ready.id, ready.version, answersOf(ready), true)
    expect(passed.data).toMatchObject({ state: 'PASSED', score: 100 })
    expect(passed.data?.documentId).toBeTruthy()
    const { rows } = await owner.query<{ code: string; name: string; userId: number }>(
      `select a.certificate_code as code, d.name, d.user_id::int as "userId"
       from course_assignment a join document d
         on d.company_id = a.company_id and d.id = a.document_id
       order by a.id desc limit 1`,
    )
    expect(rows[0]).toMatchObject({ userId: bernarda.id, name: `Constancia de ${taken.title}` })
    const verify = (code: string) =>
      api.nobody.run<{ verifyCourseCertificate: object | null }>(
        `query V($input: VerifyCourseCertificateInput!) { verifyCourseCertificate(input: $input) {
            company title passedOn expiresOn isInForce sha256 } }`,
        { input: { code } },
      )
    const { verifyCourseCertificate: found } = await verify(rows[0]?.code ?? '')
    expect(found).toMatchObject({
      title: taken.title,
      passedOn: '2026-09-15',
      expiresOn: '2027-09-15',
      isInForce: true,
    })
    expect(JSON.stringify(found)).not.toContain(bernarda.rut)
    expect((await verify(`${rows[0]?.code}A`)).verifyCourseCertificate).toBeNull()
  })

  test('passes once, however often it is sent at once', async () => {
    const { taken } = await assigned()
    const ready = await studied(taken)
    const sent = await Promise.all(
      Array.from({ length: 5 }, () =>
        by('trabajador').submit(ready.id, ready.version, answersOf(ready)),
      ),
    )
    expect(sent.filter(({ status }) => status === 'OK')).toHaveLength(1)
    const { rows } = await owner.query<{ attempts: number; papers: number }>(
      `select (select count(*)::int from course_attempt where assignment_id = a.id
          and company_id = a.company_id) as attempts,
        (select count(*)::int from document d where d.company_id = a.company_id
          and d.name = 'Constancia de ' || $1) as papers
       from course_assignment a where a.company_id = $2 order by a.id desc limit 1`,
      [taken.title, world.coihues.id],
    )
    expect(rows).toEqual([{ attempts: 1, papers: 1 }])
  })

  test('fails after the attempts that the course gives', async () => {
    const { taken } = await assigned()
    const ready = await studied(taken)
    const worker = by('trabajador')
    const first = await worker.submit(ready.id, ready.version, answersOf(ready, false))
    expect(first.data).toMatchObject({ state: 'STARTED', score: 0, attemptsUsed: 1 })
    const stale = await worker.submit(ready.id, ready.version, answersOf(ready))
    expect(stale.status).not.toBe('OK')
    const last = await worker.submit(ready.id, ready.version + 1, answersOf(ready, false))
    expect(last.data).toMatchObject({ state: 'FAILED', attemptsUsed: 2 })
    const more = await worker.submit(ready.id, ready.version + 2, answersOf(ready))
    expect(more.message).toBe('Ya usó todos sus intentos')
  })

  test('answers every question, and only with its options', async () => {
    const { taken } = await assigned()
    const ready = await studied(taken)
    const worker = by('trabajador')
    const some = await worker.submit(ready.id, ready.version, answersOf(ready).slice(0, 1))
    expect(some.message).toBe('Responda todas las preguntas')
    const beyond = answersOf(ready).map((one) => ({ ...one, option: 9 }))
    expect((await worker.submit(ready.id, ready.version, beyond)).error?.kind).toBe('not-found')
  })

  test('does it for nobody else, and nobody for them', async () => {
    const { taken } = await assigned()
    const ready = await studied(taken)
    const same = await by('supervisor').submit(ready.id, ready.version, answersOf(ready))
    expect(same.error?.kind).toBe('not-found')
    for (const who of ['supervisor', 'supergerente', 'boreal.admin'] as const) {
      const [lesson] = ready.lessons
      expect((await by(who).open(ready.id, lesson?.id ?? '')).error?.kind).toBe('not-found')
      await expect(by(who).read(ready.id)).rejects.toThrow()
    }
  })
})

describe('assigning', () => {
  test('shows who has it already, and is undone for whoever did not begin', async () => {
    const { course } = await assigned()
    const none = await by('supergerente').assign(course.id, [bernarda.rut])
    expect(none.message).toBe('Todas las personas ya tienen este curso')
    const both = [bernarda.rut, wilner.rut]
    const preview = await by('supergerente').preview(course.id, both)
    expect(preview).toMatchObject({ people: 2, already: 1 })
    expect(preview.jobs.length).toBeGreaterThan(0)
    const { id } = done(await by('supergerente').assign(course.id, both))
    await drainJobs()
    const batch = await by('supergerente').batch(id)
    expect((await by('supergerente').batches()).rows[0]).toEqual(batch)
    expect(batch).toMatchObject({ state: 'ASSIGNED', people: 2, made: 1 })
    expect((await by('supergerente').undo(batch)).data).toMatchObject({ state: 'UNDONE', made: 0 })
    expect((await by('supergerente').undo(batch)).message).toBe(
      'Solo se deshace lo que ya se asignó',
    )
  })

  test('goes on where its work stopped, and only there', async () => {
    const draft = await by('supergerente').save()
    const course = done(await by('supergerente').publish(draft))
    await restJobs()
    const { id } = done(await by('supergerente').assign(course.id, [bernarda.rut, wilner.rut]))
    expect((await by('supergerente').resume(id)).message).toBe('El trabajo sigue en curso')
    await asCompany(
      `update job set status = 'FAILED' where company_id = $1 and id = (
         select job_id from course_batch where company_id = $1 and id = $2)`,
      [world.coihues.id, innerId('courseBatch', id)],
    )
    expect(await by('supergerente').batch(id)).toMatchObject({ state: 'ASSIGNING', made: 0 })
    for (const who of ['trabajador', 'boreal.admin'] as const) {
      expect((await by(who).resume(id)).status).not.toBe('OK')
    }
    done(await by('supergerente').resume(id))
    await drainJobs()
    expect(await by('supergerente').batch(id)).toMatchObject({ state: 'ASSIGNED', made: 2 })
    expect((await by('supergerente').resume(id)).message).toBe('Ya terminó')
  })

  test('is not for workers, other companies or a razón social beyond one', async () => {
    const { course } = await assigned()
    for (const who of ['trabajador', 'supervisor', 'lectura'] as const) {
      expect((await by(who).assign(course.id, [wilner.rut])).error?.kind).toBe('forbidden')
    }
    expect((await by('boreal.admin').assign(course.id, [wilner.rut])).status).not.toBe('OK')
    for (const who of ['trabajador', 'supervisor', 'boreal.admin'] as const) {
      await expect(by(who).preview(course.id, [wilner.rut])).rejects.toThrow()
    }
    await expect(by('trabajador').batches()).rejects.toThrow()
    expect((await by('boreal.admin').batches()).total).toBe(0)
    const late = await by('supergerente').assign(course.id, [wilner.rut], { dueOn: '2026-09-14' })
    expect(late.error?.field).toBe('dueOn')
  })
})

describe('the grid', () => {
  test('is by surname, and filters by course, state and lateness', async () => {
    const rows = await by('supergerente').grid()
    expect(rows.length).toBeGreaterThanOrEqual(5)
    const late = await by('supergerente').grid({ late: true })
    expect(late.map(({ fullname }) => fullname)).toContainEqual(expect.stringContaining('Loreto'))
    const failed = await by('supergerente').grid({ state: 'FAILED' })
    expect(failed.some(({ fullname }) => fullname.includes('Hern'))).toBe(true)
  })

  test('is only of people within the reach of its reader', async () => {
    const all = new Set((await by('supergerente').grid()).map(({ userId }) => userId))
    const narrowed = await by('gerente.peumal').grid()
    expect(narrowed.length).toBeLessThan(all.size)
    expect(narrowed.some(({ userId }) => userId === bernarda.publicId)).toBe(false)
    await expect(by('trabajador').grid()).rejects.toThrow()
  })
})

test('a certificate expires after its months, and the course is assigned again once', async () => {
  const { taken } = await assigned({ title: 'Anual', validMonths: 1 })
  const ready = await studied(taken)
  await by('trabajador').submit(ready.id, ready.version, answersOf(ready))
  const run = (now: string) =>
    courseTask({ db: services.db, publicUrl: 'http://localhost', now: () => new Date(now) }).run(
      {},
      { isLast: false },
    )
  await run('2026-10-16T10:00:00Z')
  const states = async () => {
    const { rows } = await owner.query<{ state: string }>(
      `select a.state from course_assignment a join course c
         on c.company_id = a.company_id and c.id = a.course_id
       where c.title = 'Anual' order by a.id`,
    )
    return rows.map(({ state }) => state)
  }
  expect(await states()).toEqual(['PASSED'])
  await run('2026-10-16T15:00:00Z')
  await run('2026-10-16T16:00:00Z')
  expect(await states()).toEqual(['EXPIRED', 'ASSIGNED'])
})
