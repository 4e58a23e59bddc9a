// The types of documents and the folders that a company begins with, new or from before.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { startApi } from '#tests/api.ts'
import { acceptInvitation } from '#tests/links.ts'
import { LegalKind } from '../model/catalogs.ts'
import { usualFolders, usualTypes } from '../model/usual.ts'

const { api, database, world } = await startApi()

const Create = `mutation C($input: CreateCompanyInput!) { createCompany(input: $input) {
  status message error { kind message field traceId } data { id username invitedTo } } }`
const Begun = `{ documentTypes { code legalKind sensitivity }
  documentFolders(input: {}) { name kind access } }`
type Begun = {
  documentTypes: { code: string; legalKind: string; sensitivity: string }[]
  documentFolders: { name: string; kind: string; access: string }[]
}

const usual = {
  codes: usualTypes.map(({ code }) => code).toSorted(),
  folders: usualFolders.map(({ name, kind, access }) => `${kind} ${access} ${name}`).toSorted(),
}

test('there is a usual type for all that the law calls a document', () => {
  const kinds = new Set(usualTypes.map(({ legalKind }) => legalKind))
  expect(LegalKind.values.filter((kind) => !kinds.has(kind))).toEqual([])
})

test('a new company begins with its types and folders', async () => {
  const opened = await api
    .as('superadmin')
    .mutate<{ username: string; invitedTo: string }>(Create, {
      input: {
        name: 'Lechería Rupanco',
        slug: 'lecheria-rupanco',
        adminFirstname: 'Ximena',
        adminLastname: 'Tapia',
        adminRut: rutOf(43_190_001),
        adminEmail: 'ximena.tapia@rupanco.example',
        adminUsername: 'ximena.rupanco',
      },
    })
  const password = 'Rupanco2026'
  await acceptInvitation({
    nobody: api.nobody,
    owner: database.owner,
    to: opened.invitedTo,
    password,
  })
  const admin = await api.signIn(opened.username, password)
  const { documentTypes, documentFolders } = await admin.run<Begun>(Begun)
  expect(documentTypes.map(({ code }) => code).toSorted()).toEqual(usual.codes)
  expect(
    documentFolders.map(({ name, kind, access }) => `${kind} ${access} ${name}`).toSorted(),
  ).toEqual(usual.folders)
})

test('the migration gives them to a company that has none, and to no other', async () => {
  const { owner } = database
  const before = await api.as('admin').run<Begun>(Begun)
  const text = readFileSync('database/migrations/1170_usual_document_types.sql', 'utf8')
  const inserts = text.slice(text.indexOf('insert into document_type'))
  await owner.query(inserts)
  const { documentTypes, documentFolders } = await api.as('boreal.admin').run<Begun>(Begun)
  expect(documentTypes.map(({ code }) => code).toSorted()).toEqual(usual.codes)
  expect(
    documentFolders.map(({ name, kind, access }) => `${kind} ${access} ${name}`).toSorted(),
  ).toEqual(usual.folders)
  expect(await api.as('admin').run<Begun>(Begun)).toEqual(before)
  const { rows } = await owner.query(
    `select count(*)::int as kept from audit_event where company_id = $1
       and entity = 'document_type'`,
    [world.boreal.id],
  )
  expect(rows).toEqual([{ kept: usualTypes.length }])
})
