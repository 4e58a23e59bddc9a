import { sql } from '#platform/server/sql/db.ts'
import { namesInFiles } from '#platform/server/imports/names-in-files.ts'
import { businessWithin } from '#platform/server/sql/reach.ts'

/** A razón social is called by its name or its RUT. */
namesInFiles.on('businesses', {
  of: 'business',
  read: async ({ tx, reach }) => {
    const rows = await tx
      .selectFrom('business')
      .select(['id', 'name', 'rut'])
      .where(businessWithin(reach('businesses.read'), 'id'))
      .orderBy(sql`app.plain(name)`)
      .execute()
    return rows.map(({ id, name, rut }) => ({
      id,
      names: [name, ...(rut ? [rut] : [])],
    }))
  },
})

/** A union is called by its name or its RUT. */
namesInFiles.on('businesses', {
  of: 'syndicate',
  read: async ({ tx }) => {
    const rows = await tx
      .selectFrom('syndicate')
      .select(['id', 'name', 'rut'])
      .orderBy(sql`app.plain(name)`)
      .execute()
    return rows.map(({ id, name, rut }) => ({ id, names: [name, ...(rut ? [rut] : [])] }))
  },
})
