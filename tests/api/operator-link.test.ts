// A superadmin forgot the password where no mail is sent: whoever has the server helps, once.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { demoPassword } from '#tests/world.ts'

const { api, clock, database } = await startApi({ sendsMail: false })
const { owner } = database
const folder = mkdtempSync(path.join(os.tmpdir(), 'minga-recover-'))
afterAll(() => rmSync(folder, { recursive: true }))
// The command is a process with the clock of the machine.
beforeEach(() => clock.set(new Date().toISOString()))

const PLACE = 'https://personas.example'

/** Runs the command as an operator does. */
function recover(...names: string[]) {
  const done = spawnSync(process.execPath, ['scripts/recover.ts', ...names], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATABASE_URL: database.url, PUBLIC_URL: PLACE, DATA_DIR: folder },
    encoding: 'utf8',
  })
  const [, token = ''] = /personas\.example\/recover\/(\S+)$/m.exec(done.stdout) ?? []
  return { ...done, token }
}

const change = (token: string, newPassword: string) =>
  api.nobody.result<boolean>(
    `mutation ($input: ChangePasswordInput!) {
      changePassword(input: $input) { status message error { kind message } data } }`,
    { input: { token, newPassword } },
  )

const inTheRecord = async () =>
  (
    await owner.query<{ subject: string }>(
      `select subject from platform_event where subject like '%de superadmin' order by id`,
    )
  ).rows.map(({ subject }) => subject)

const worn = { error: { message: 'El enlace no es válido o ya venció. Pida uno nuevo.' } }

test('the link opens once, ends the sessions, and is in the record of the platform', async () => {
  const before = await api.signIn('superadmin')
  const older = recover('superadmin')
  const { token, stdout, status } = recover('superadmin')
  expect({ status, length: token.length > 20 }).toEqual({ status: 0, length: true })
  expect(stdout).toContain('«superadmin», una vez, hasta el ')
  expect(stdout.match(/https?:\S+/g)).toEqual([`${PLACE}/recover/${token}`])

  expect(await change(older.token, 'Litrales9x')).toMatchObject(worn)
  expect(await change(token, 'Litrales9x')).toMatchObject({ data: true })
  expect(await change(token, 'Espinales9x')).toMatchObject(worn)
  await expect(before.run('{ me { username } }')).rejects.toThrow()
  await expect(api.signIn('superadmin')).rejects.toThrow('Usuario o Contraseña incorrectos')
  await api.signIn('superadmin', 'Litrales9x')
  expect(await inTheRecord()).toEqual([
    'Enlace de recuperación hecho en el servidor de superadmin',
    'Enlace de recuperación hecho en el servidor de superadmin',
    'Contraseña de superadmin',
  ])
})

test('no secret of it is kept: neither in the table of links nor in a mail', async () => {
  const { token } = recover('superadmin')
  const { rows } = await owner.query<{ text: string }>(
    `select row_to_json(r)::text as text from password_reset r
     union all select row_to_json(m)::text from mail_outbox m
     union all select row_to_json(e)::text from platform_event e`,
  )
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.filter(({ text }) => text.includes(token))).toEqual([])
})

test('half an hour later it opens nothing', async () => {
  const { token } = recover('superadmin')
  clock.set(new Date(Date.now() + 31 * 60_000).toISOString())
  expect(await change(token, 'Espinales9x')).toMatchObject(worn)
})

test('accounts of companies, disabled ones and unknown ones are refused', async () => {
  await owner.query(`update login set is_disabled = true where username = 'superadmin2'`)
  for (const [name, why] of [
    ['admin', '«admin» es de una empresa'],
    ['superadmin2', '«superadmin2» está desactivada'],
    ['nadie', 'No hay una cuenta «nadie»'],
    ['', 'Uso: npm run recover -- USUARIO'],
  ] as const) {
    const { status, stdout, stderr } = recover(...(name ? [name] : []))
    expect({ status, stdout, why: stderr.includes(why) }).toEqual({
      status: 1,
      stdout: '',
      why: true,
    })
  }
  await api.signIn('admin', demoPassword)
})
