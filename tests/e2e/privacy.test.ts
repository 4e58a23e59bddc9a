// Somebody asks for a copy of their data, and whoever administers answers in the days of the law.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { publicId } from '#platform/model/ids.ts'
import { accessibilityFaults } from '../browser.ts'
import { startWorker } from '../server.ts'
import { startSite } from './site.ts'

const site = await startSite()
startWorker(site.database)
// The second of the two people who agree on what is erased.
await site.asCompany(`update users set role = 'ADMIN' where company_id = $1 and id = $2`, [
  site.world.coihues.id,
  site.world.people.rodrigo.id,
])

test('a worker asks on a phone, follows, and reads the answer', async () => {
  const worker = await site.visit('trabajador', { width: 360, height: 780 })
  await worker.goto('/home/cuenta/mis-datos')
  await worker.getByRole('button', { name: 'Pedir sobre mis datos' }).click()
  const asking = worker.getByRole('dialog')
  await asking.getByLabel('Derecho').click()
  await worker.getByTitle('Oposición', { exact: true }).click()
  await asking.getByLabel('Qué pide').fill('No quiero aparecer en los cumpleaños')
  await asking.getByRole('button', { name: 'Pedir', exact: true }).click()
  await worker.getByText('Quedan 30 días').waitFor()
  expect(await accessibilityFaults(worker)).toEqual([])

  const admin = await site.visit('admin', { width: 1440, dark: true })
  await admin.goto('/home/privacidad?kind=OBJECTION')
  await admin.getByText('Quedan 30 días').waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
  await admin.getByRole('button', { name: /^Acciones de/ }).click()
  await admin.getByRole('menuitem', { name: 'Acusar recibo' }).click()
  await admin.getByRole('button', { name: 'Acusar recibo' }).click()
  await admin.getByText('Comprobando identidad').waitFor()
  await admin.goto('/home/privacidad/que-guardamos')
  await admin.getByText('Antecedentes laborales').waitFor()
})

test('somebody without an account is asked for a code, and a stranger learns nothing', async () => {
  const page = await site.open({ width: 360, height: 780, dark: true })
  await page.goto(`/public/mis-datos/${publicId('company', site.world.coihues.id)}`)
  await page.getByLabel('Su RUT').fill('12.345.678-5')
  await page.getByLabel('El correo que dio a la empresa').fill('nadie@minga.example')
  await page.getByRole('button', { name: 'Enviarme un código' }).click()
  await page.getByText('el código llega a ese correo').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('somebody without an account opens again, with a code, what they had blocked', async () => {
  const { coihues } = site.world
  const held = await heldCode()
  const page = await site.open({ width: 360, height: 780, dark: true })
  await page.goto(`/public/mis-datos/${publicId('company', coihues.id)}`)
  await page.getByLabel('Su RUT').fill(held.rut)
  await page.getByLabel('El correo que dio a la empresa').fill('alguien@minga.example')
  await page.getByRole('button', { name: 'Enviarme un código' }).click()
  await page.getByLabel('Código').fill('abcde-fgh12')
  await page.getByRole('button', { name: 'Entrar' }).click()
  const blocked = page.getByRole('list', { name: 'Datos bloqueados' })
  await blocked.getByText('Datos de contacto').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await blocked.getByRole('button', { name: 'Levantar el bloqueo' }).first().click()
  await expect.poll(() => blocked.getByRole('listitem').count()).toBe(1)
  await blocked.getByRole('button', { name: 'Levantar el bloqueo' }).click()
  await blocked.waitFor({ state: 'detached' })
})

/** The code of the person of the demo world who had their data blocked. */
async function heldCode(): Promise<{ rut: string }> {
  const { rows } = await site.owner.query<{ id: number; rut: string }>(
    `select u.id::int, u.rut from users u where u.company_id = $1 and exists (
       select from privacy_block b where b.company_id = $1 and b.user_id = u.id and b.until is null)
     limit 1`,
    [site.world.coihues.id],
  )
  const [person] = rows
  if (!person) throw new Error('Nobody of the demo world had anything blocked')
  const digest = createHash('sha256').update(`${person.id}:ABCDEFGH12`).digest()
  await site.asCompany(
    `insert into privacy_code (company_id, user_id, code_digest, created_at, expires_at)
     values ($1, $2, $3, now(), now() + interval '10 minutes')`,
    [site.world.coihues.id, person.id, digest],
  )
  return person
}

test('what is granted goes once two people agree, and its person reads what stays', async () => {
  const { bernarda } = site.world.people
  await site.asCompany(
    `insert into privacy_request (company_id, user_id, kind, channel, detail, state, received_on,
       due, answered_at)
     values ($1, $2, 'ERASURE', 'ACCOUNT', 'Mi foto y mis avisos', 'GRANTED', '2026-09-01',
       '2026-10-01', now())`,
    [site.world.coihues.id, bernarda.id],
  )
  await site.asCompany(
    `insert into calendar_feed (company_id, user_id, scope, token_hash, event_key, created_at)
     values ($1, $2, 'OWN', sha256('x'), sha256('y'), now())`,
    [site.world.coihues.id, bernarda.id],
  )
  const admin = await site.visit('admin', { width: 1440 })
  await admin.goto('/home/privacidad/supresiones')
  await admin.getByText('«Mi foto y mis avisos»').waitFor()
  expect(await accessibilityFaults(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Proponer supresión' }).click()
  const proposing = admin.getByRole('dialog')
  await proposing.getByText('queda lo que su trabajo necesita').waitFor()
  await proposing.getByRole('button', { name: 'Proponer supresión' }).click()
  await admin.getByText('Falta otra persona').waitFor()
  // Whoever proposed it is not offered to approve it.
  await admin.getByRole('button', { name: /^Acciones de la supresión/ }).click()
  await admin.getByRole('menuitem', { name: 'Aprobar Lo aprueba otra persona' }).waitFor()
  await admin.keyboard.press('Escape')

  const second = await site.visit('supergerente', { width: 360, height: 780, dark: true })
  await second.goto('/home/privacidad/supresiones')
  await second.getByRole('button', { name: /^Acciones de la supresión/ }).click()
  await second.getByRole('menuitem', { name: 'Aprobar' }).click()
  const erasing = second.getByRole('dialog')
  await erasing.getByText('Queda', { exact: true }).waitFor()
  expect(await accessibilityFaults(second)).toEqual([])
  await erasing.getByRole('button', { name: 'Aprobar' }).click()
  await expect
    .poll(
      async () => {
        const { rows } = await site.owner.query(`select from erasure where state = 'DONE'`)
        return rows.length
      },
      { timeout: 60_000 },
    )
    .toBe(1)

  const worker = await site.visit('trabajador', { width: 360, height: 780 })
  await worker.goto('/home/cuenta/mis-datos')
  await worker.getByRole('button', { name: 'Acciones de la solicitud de supresión' }).click()
  await worker.getByRole('menuitem', { name: 'Ver solicitud' }).click()
  await worker.getByText('Se suprimió: ').waitFor()
  await worker.getByText('60 meses desde el término del contrato').first().waitFor()
  expect(await accessibilityFaults(worker)).toEqual([])
})

test('a record that no term holds is confirmed, approved by another person, or kept', async () => {
  const { hernan } = site.world.people
  const ids = [site.world.coihues.id, hernan.id]
  await site.owner.query('begin')
  await site.owner.query('set local session_replication_role = replica')
  for (const statement of [
    `update user_contract set initial_date = '2010-01-01', final_date = '2012-03-31'
     where company_id = $1 and user_id = $2`,
    'delete from payslip_release where company_id = $1 and user_id = $2',
    'delete from payslip where company_id = $1 and user_id = $2',
    `update signature_request set state = 'CANCELLED'
     where company_id = $1 and state = 'SENT' and $2 > 0`,
    `update users set role = 'EMPLOYEE' where company_id = $1 and id = $2`,
    `insert into expired_record (company_id, user_id, state, left_on, last_month, free_on)
     values ($1, $2, 'DUE', '2012-03-31', 201203, '2018-04-01')`,
  ]) {
    await site.owner.query(statement, ids)
  }
  await site.owner.query('commit')
  const admin = await site.visit('admin', { width: 1440 })
  await admin.goto('/home/privacidad/fichas-vencidas')
  await admin.getByRole('button', { name: '1 ficha vencida por confirmar' }).click()
  await admin.waitForURL(/state=DUE/)
  await admin.getByRole('checkbox', { name: /Hernán/ }).check()
  expect(await accessibilityFaults(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Confirmar 1 ficha' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Confirmar 1 ficha' }).click()
  await admin.getByText('Confirmadas: 1').waitFor()
  await admin.goto('/home/privacidad/fichas-vencidas')
  await admin.getByRole('button', { name: /^Acciones de la ficha/ }).click()
  await admin.getByRole('menuitem', { name: 'Aprobar Lo aprueba otra persona' }).waitFor()

  const second = await site.visit('supergerente', { width: 360, height: 780, dark: true })
  await second.goto('/home/privacidad/fichas-vencidas')
  await second.getByRole('button', { name: /^Acciones de la ficha/ }).click()
  await second.getByRole('menuitem', { name: 'Aprobar' }).click()
  const approving = second.getByRole('dialog')
  await approving.getByText('No se puede deshacer').waitFor()
  await approving.getByText('Se suprime', { exact: true }).waitFor()
  expect(await accessibilityFaults(second)).toEqual([])
  await approving.getByRole('button', { name: 'Aprobar' }).click()
  await second.getByText('Aprobada', { exact: true }).waitFor()
  const isErased = async () => {
    await second.reload()
    await second.getByText('Aprobada', { exact: true }).waitFor()
    return second.getByText(/se borró el \d\d-\d\d-\d{4}/).isVisible()
  }
  await expect.poll(isErased, { timeout: 60_000 }).toBe(true)

  // Another one is kept.
  await site.owner.query(
    `insert into expired_record (company_id, user_id, state, left_on, last_month, free_on)
     values ($1, $2, 'DUE', '2012-03-31', 201203, '2018-04-01')`,
    [site.world.coihues.id, site.world.people.wilner.id],
  )
  await second.goto('/home/privacidad/fichas-vencidas?state=DUE')
  await second.getByRole('button', { name: /^Acciones de la ficha/ }).click()
  await second.getByRole('menuitem', { name: 'Conservar' }).click()
  const keeping = second.getByRole('dialog')
  await keeping.getByLabel('Motivo').fill('Juicio laboral')
  await keeping.getByLabel('Conservar hasta').fill('31-01-2090')
  await keeping.getByLabel('Motivo').focus()
  await keeping.getByRole('button', { name: 'Conservar' }).click()
  await second.getByText('Ficha conservada').waitFor()
  await second.goto('/home/privacidad/fichas-vencidas?state=KEPT')
  await second.getByText('Hasta el 31-01-2090: Juicio laboral').waitFor()
})
