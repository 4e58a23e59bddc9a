import { choice, optional, ref } from '#platform/model/field.ts'
import { byId, inputFrom, maybeListOf } from '#platform/server/graphql/input.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { list, mutation } from '#platform/server/graphql/operations.ts'
import { TokenScope } from '../model/scopes.ts'
import { IntegrationToken, TokenState } from '../model/token.ts'
import { integrationTokens, type TokenRow, tokenSort } from './tokens.queries.ts'
import {
  createIntegrationToken,
  deleteIntegrationToken,
  type NewTokenRow,
} from './tokens.service.ts'

const shown = {
  id: of.id('integrationToken'),
  description: of.text,
  prefix: of.text,
  scopes: of.list(of.choice(TokenScope)),
  isWhole: of.flag,
  businesses: of.list(of.text),
  state: of.choice(TokenState),
  author: of.maybe(of.text),
  expiresOn: of.date,
  lastUsedAt: of.maybe(of.dateTime),
  revokedAt: of.maybe(of.dateTime),
  createdAt: of.dateTime,
  version: of.int,
}

const TokenType = objectFrom<TokenRow>('IntegrationToken', shown)

list('integrationTokens', { type: TokenType, sort: tokenSort, run: integrationTokens })

const { description, expiresOn } = IntegrationToken.fields

mutation('createIntegrationToken', {
  input: inputFrom('CreateIntegrationTokenInput', {
    description,
    companyId: optional(ref('company', 'Empresa')),
    scopes: maybeListOf(inputFrom('GivenScope', { scope: choice(TokenScope, 'Permiso') })),
    businesses: maybeListOf(
      inputFrom('BusinessOfToken', { businessId: ref('business', 'Razón social') }),
    ),
    expiresOn: optional(expiresOn),
  }),
  // The key itself is in this answer and in no other.
  type: objectFrom<NewTokenRow>('NewIntegrationToken', { ...shown, token: of.text }),
  run: createIntegrationToken,
})

mutation('deleteIntegrationToken', {
  input: byId('integrationToken'),
  type: TokenType,
  run: deleteIntegrationToken,
})
