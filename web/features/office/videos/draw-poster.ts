/** Draws the first frame of a video file as a picture, where the browser can play it (R11.2). */
const longestSide = 640;
/** Milliseconds; a file that the browser cannot read may say nothing at all. */
const patience = 8000;

/** Null where it cannot. */
export async function drawPoster(file: File): Promise<Blob | null> {
  const address = URL.createObjectURL(file);
  const video = document.createElement("video");
  video.muted = true;
  video.preload = "auto";
  try {
    await loadFirstFrame(video, address);
    return await draw(video);
  } catch {
    return null;
  } finally {
    video.removeAttribute("src");
    URL.revokeObjectURL(address);
  }
}

function loadFirstFrame(video: HTMLVideoElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error("no frame"));
    setTimeout(fail, patience);
    video.addEventListener("loadeddata", () => resolve(), { once: true });
    video.addEventListener("error", fail, { once: true });
    video.src = address;
  });
}

function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", 0.8);
  });
}
