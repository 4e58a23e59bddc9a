import './actor-facts.queries.ts'
import './folder-profiles.ts'
import './grants.graphql.ts'
import './login-holders.queries.ts'
