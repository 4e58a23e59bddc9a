import { namesInFiles } from '#platform/server/imports/names-in-files.ts'

/** A branch office is called by its name; those of the whole company read all of them. */
namesInFiles.on('structure', {
  of: 'branchOffice',
  read: async ({ tx }) => {
    const rows = await tx
      .selectFrom('branchOffice')
      .select(['id', 'name'])
      .where('mergedIntoId', 'is', null)
      .where('status', '=', 'ACTIVE')
      .orderBy('nameKey')
      .execute()
    return rows.map(({ id, name }) => ({ id, names: [name] }))
  },
})
