/** A drawing small enough to travel in its address: a pint at dusk. */
export const pint =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 320 200'%3E%3Crect width='320' height='200' fill='%232f3a46'/%3E%3Cpath d='M120 40h80l-10 120h-60z' fill='%23b8721a'/%3E%3Cpath d='M120 40h80l-2 22h-76z' fill='%23f6f1e7'/%3E%3C/svg%3E"
