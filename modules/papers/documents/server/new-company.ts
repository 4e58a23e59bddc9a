import { newCompany } from '#modules/company/companies/server/index.ts'
import { usualFolders, usualTypes } from '../model/usual.ts'

/** A new company has its types of documents and its folders, each once. */
newCompany.on('documents', async (tx) => {
  await tx
    .insertInto('documentType')
    .values([...usualTypes])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .insertInto('documentFolder')
    .values([...usualFolders])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})
