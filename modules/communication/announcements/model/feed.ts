import { catalog, type ValueOf } from '#platform/model/catalog.ts'
import { entity } from '#platform/model/entity.ts'
import { file, id, integer, optional, text, timestamp } from '#platform/model/field.ts'

/** Where an item of the feed goes. */
export const FeedMove = catalog('CompanyFeedAction', { UP: 'Subir', DOWN: 'Bajar' })
export type FeedMove = ValueOf<typeof FeedMove>

/** How many items the feed has at most: it is looked at whole. */
export const MOST_ITEMS = 50

/** Something that the company shows on the home page of everybody: words, a picture, or both. */
export const CompanyFeed = entity({
  name: 'CompanyFeed',
  table: 'company_feed',
  label: 'Publicación del muro',
  fields: {
    id: id('companyFeed'),
    text: optional(text('Texto', { max: 280 })),
    link: optional(
      text('Enlace', { max: 500, help: 'Se abre al tocar la publicación; empieza con https://' }),
    ),
    fileId: optional(file('Imagen')),
    createdAt: timestamp('Publicado el'),
    version: integer('Versión'),
  },
})

export const feedFields = ['text', 'link', 'fileId'] as const
