import './actor-facts.queries.ts'
import './grants.graphql.ts'
import './login-holders.queries.ts'
