/** Lets components bring their styles: Vite loads them with the code. */
declare module '*.css'
