import { queryOptions, QueryClient, type QueryKey } from '@tanstack/react-query'

import {
  DESK_PAGE,
  type DeskConversation,
  type DeskList,
  type DeskMail,
  type DeskMe,
  type DeskPerson,
  type DeskReview,
  type DeskRow,
  type DeskWeek,
} from '#domain/desk/desk.ts'

import { ApiError, apiRequest, readJson } from '../browser/api-client.ts'
import { $confirm, $isConnected, $isReachable, type ListQuestion } from './desk-stores.ts'

const TRIES = 4
/** While no event comes, as behind a proxy that swallows them, what is shown is asked for again so often. */
const POLL_MS = 5_000

/** Asks again when there was no answer or a server fault; a refusal stays one. */
function isWorthARetry(count: number, error: Error): boolean {
  return count < TRIES && !(error instanceof ApiError && error.isRefusal)
}

export const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: isWorthARetry,
      refetchInterval: () => ($isConnected.get() ? false : POLL_MS),
    },
    mutations: { retry: false },
  },
})

/**
 * Asks the desk's API. Page and server are built together, and only our server can answer here with JSON: its
 * schema is the type. An ended session shows the way in; a sensitive act asks for a proof and goes on after it.
 */
export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<T> {
  try {
    const response = await apiRequest(method, `/api/desk/${path}`, body, headers)
    $isReachable.set(true)
    return (response.status === 204 ? undefined : await readJson(response)) as T
  } catch (error) {
    $isReachable.set(error instanceof ApiError)
    if (error instanceof ApiError && error.status === 401) client.setQueryData(meQuery.queryKey, null)
    if (!isProblem(error, 'desk-confirm')) throw error
    if (!(await new Promise<boolean>((resolve) => $confirm.set({ resolve })))) throw error
    return ask(method, path, body, headers)
  }
}

/** Whether the server refused for this reason. */
export function isProblem(error: unknown, code: 'desk-confirm' | 'desk-unseen' | 'desk-refused'): boolean {
  return error instanceof ApiError && error.message.includes(`urn:valmis:problem:${code}`)
}

/** Who is signed in; null: nobody. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    try {
      return await ask<DeskMe | null>('GET', 'session')
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
  staleTime: Infinity,
})

/** A question to the desk's API; its answer is kept under the key. */
export function deskQuery<T>(queryKey: QueryKey, path: string) {
  return queryOptions({ queryKey, queryFn: () => ask<T>('GET', path) })
}

/** Whether an OpenID provider signs people in, rather than links by mail. */
export const doorQuery = { ...deskQuery<{ openid: boolean }>(['door'], 'door'), staleTime: Infinity }

/** A window of the list. */
export function listQuery({ filter, kind, language }: ListQuestion, page: number) {
  const question = new URLSearchParams({ filter, from: String(page * DESK_PAGE), kind, language })
  const path = `conversations?${question.toString()}`
  return deskQuery<DeskList>(['list', filter, kind, language, page], path)
}

export function searchQuery(words: string) {
  const path = `search?${new URLSearchParams({ q: words }).toString()}`
  return { ...deskQuery<{ rows: DeskRow[] }>(['list', 'search', words], path), enabled: words !== '' }
}

export const conversationQuery = (id: string) =>
  deskQuery<DeskConversation>(['conversation', id], `conversations/${id}`)
export const reviewsQuery = deskQuery<DeskReview[]>(['reviews'], 'reviews')
export const mailsQuery = deskQuery<DeskMail[]>(['mails'], 'mails')
export const staffQuery = deskQuery<DeskPerson[]>(['staff'], 'staff')
/** A week by its Monday; '' for this one. */
export const weekQuery = (monday: string) =>
  deskQuery<DeskWeek>(['week', monday], monday === '' ? 'week' : `week?monday=${monday}`)
