export default function Home() {
  return (
    <main>
      <h1>Hi</h1>
    </main>
  )
}
