import { choice, optional, ref } from '#platform/model/field.ts'
import { byId, inputFrom, inputOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { mutation, query } from '#platform/server/graphql/operations.ts'
import { CompanyFeed, feedFields, FeedMove } from '../model/feed.ts'
import {
  changeOrderCompanyFeed,
  companyFeed,
  deleteCompanyFeed,
  type FeedRow,
  uploaderCompanyFeed,
} from './feed.service.ts'

const type = objectFrom<FeedRow>('CompanyFeed', {
  id: of.id('companyFeed'),
  text: of.maybe(of.text),
  link: of.maybe(of.text),
  fileId: of.maybe(of.id('file')),
  imageUrl: of.maybe(of.text),
  createdAt: of.dateTime,
  version: of.int,
})

query('companyFeed', {
  input: inputFrom('CompanyFeedInput', { companyId: optional(ref('company', 'Empresa')) }),
  type,
  many: true,
  run: companyFeed,
})

mutation('uploaderCompanyFeed', {
  input: inputOf('UploaderCompanyFeedInput', CompanyFeed, feedFields),
  type,
  run: uploaderCompanyFeed,
})

mutation('changeOrderCompanyFeed', {
  input: inputFrom('ChangeOrderCompanyFeedInput', {
    id: CompanyFeed.fields.id,
    action: choice(FeedMove, 'Hacia dónde'),
  }),
  type,
  run: changeOrderCompanyFeed,
})

mutation('deleteCompanyFeed', {
  input: byId('companyFeed'),
  type: objectFrom<{ id: number }>('DeletedCompanyFeed', { id: of.id('companyFeed') }),
  run: deleteCompanyFeed,
})
