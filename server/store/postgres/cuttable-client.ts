import { Socket } from 'node:net'

import { Client, type ClientBase, type ClientConfig } from 'pg'

const sockets = new WeakMap<ClientBase, Socket>()

/** The driver's client, on a socket we hold. */
export class CuttableClient extends Client {
  constructor(config?: ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    sockets.set(this, socket)
  }
}

/**
 * Cuts the line of a client that was told to end: it says goodbye and waits for an answer, for a quarter of an
 * hour if the line is dead, and the pool waits with it.
 */
export function cutLine(client: ClientBase): void {
  sockets.get(client)?.destroy()
}
