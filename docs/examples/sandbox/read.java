import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

class Read {
    public static void main(String[] arguments) throws Exception {
        var address = URI.create("https://www.firstangle.example/sandbox/v2/read");
        var body = """
            { "sample": "shaft", "request_types": ["features"] }""";
        var request = HttpRequest.newBuilder(address)
            .header("Authorization", "Bearer fa_sandbox_public")
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();
        var answer = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        System.out.println(answer.body());
    }
}
